import { describe, expect, it } from 'vitest'
import { isOverdue } from '@/admin/leads/orders/overdue'

// 00:30 on 21 November in Kuala Lumpur, still the 20th in London.
const now = new Date('2026-11-20T16:30:00Z')

describe('an overdue order', () => {
  it.each([
    ['sent', '2026-11-20', true],
    ['accepted', '2026-11-20', true],
    ['sent', '2026-11-21', false],
    ['sent', null, false],
    ['draft', '2026-11-20', false],
    ['paid', '2026-11-20', false],
    ['cancelled', '2026-11-20', false],
  ])('%s, due %s: %s', (status, due, overdue) => {
    expect(isOverdue({ status, due_date: due }, now)).toBe(overdue)
  })
})
