import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { PauseTyping } from '@/components/ui/pause-typing'
import { useTypingPlaceholder } from '@/components/ui/use-typing-placeholder'
import { allowMotion } from '@tests/support/component-setup'

const phrases = ['First', 'Second']

function Typed({ label }: { label: string }) {
  const field = useRef<HTMLInputElement>(null)
  useTypingPlaceholder(field, phrases)
  return <input ref={field} aria-label={label} />
}

/** Both are on the screen at once, and typing. */
function startTyping() {
  allowMotion()
  window.IntersectionObserver = class {
    constructor(private notify: IntersectionObserverCallback) {}
    observe() {
      this.notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
    disconnect() {}
  } as never
  render(
    <>
      <Typed label="One" />
      <Typed label="Other" />
      <PauseTyping />
    </>,
  )
}

it('one press pauses every typed placeholder, and the next one goes on', async () => {
  startTyping()
  const fields = screen.getAllByRole('textbox')
  const isTyping = (field: HTMLElement) => field.getAttribute('placeholder')?.includes('|')
  await expect.poll(() => fields.every(isTyping)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Pause typing' }))
  for (const field of fields) expect(field).toHaveAttribute('placeholder', 'First')
  await userEvent.click(screen.getByRole('button', { name: 'Resume typing' }))
  await expect.poll(() => fields.every(isTyping)).toBe(true)
})
