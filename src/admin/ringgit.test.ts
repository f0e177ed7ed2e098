import { describe, expect, it } from 'vitest'
import { ringgit } from '@/admin/ringgit'

describe('ringgit', () => {
  it('writes sen as ringgit with two decimals', () => {
    expect(ringgit(250_000)).toBe('RM2,500.00')
    expect(ringgit(5)).toBe('RM0.05')
    expect(ringgit(0)).toBe('RM0.00')
  })
})
