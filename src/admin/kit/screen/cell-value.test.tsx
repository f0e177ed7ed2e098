import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { breakable, unbroken } from '@/admin/kit/screen/cell-value'

describe('lines of a list', () => {
  it('keep a date, a time and a sum together, and may break between date and time', () => {
    expect(unbroken('22 Nov 2026, 2:25 AM')).toBe('22\u00a0Nov\u00a02026, 2:25\u00a0AM')
    expect(unbroken('640 by 640 px')).toBe('640\u00a0by\u00a0640\u00a0px')
    expect(unbroken(12)).toBe(12)
  })

  it('break a mail address after its @, and change no letter of it', () => {
    const { container } = render(<p>{breakable('mei.ling@example.test')}</p>)
    expect(container.textContent).toBe('mei.ling@example.test')
    expect(container.querySelector('wbr')?.previousSibling?.textContent).toBe('@')
    expect(breakable('Ask me @ noon')).toBe('Ask me @ noon')
    expect(breakable('a@b@c')).toBe('a@b@c')
  })
})
