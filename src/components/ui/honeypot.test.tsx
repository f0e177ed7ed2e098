import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Honeypot } from '@/components/ui/honeypot'

it('is in the markup for bots but invisible, silent to screen readers and not a tab stop', async () => {
  const { container } = render(
    <form>
      <Honeypot />
      <button type="submit">Send</button>
    </form>,
  )
  const trap = container.querySelector('input[name="website"]')
  expect(trap).toHaveAttribute('autocomplete', 'off')
  expect(trap).not.toBeRequired()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
})
