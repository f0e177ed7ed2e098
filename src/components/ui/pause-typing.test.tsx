import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { PauseTyping } from '@/components/ui/pause-typing'
import { useTypingPlaceholder } from '@/components/ui/use-typing-placeholder'
import { startTyping } from '@tests/support/typed-phrases'

const phrases = ['First', 'Second']

function Typed({ label }: { label: string }) {
  const field = useRef<HTMLInputElement>(null)
  useTypingPlaceholder(field, phrases)
  return <input ref={field} aria-label={label} />
}

it('one click pauses every typed placeholder and the next one resumes them', () => {
  startTyping()
  render(
    <>
      <Typed label="One" />
      <Typed label="Other" />
      <PauseTyping />
    </>,
  )
  const fields = screen.getAllByRole('textbox')
  const examples = () => fields.map((field) => field.getAttribute('placeholder'))
  // The first phrase is held for 2.8 s; after another 70 ms two letters are deleted.
  const typeOn = () => act(() => vi.advanceTimersByTime(2900))
  typeOn()
  expect(examples()).toEqual(['Fir|', 'Fir|'])
  fireEvent.click(screen.getByRole('button', { name: 'Pause typing' }))
  expect(examples()).toEqual(['First', 'First'])
  typeOn()
  expect(examples()).toEqual(['First', 'First'])
  fireEvent.click(screen.getByRole('button', { name: 'Resume typing' }))
  typeOn()
  expect(examples()).toEqual(['Fir|', 'Fir|'])
})
