import type { ComponentProps, KeyboardEvent } from 'react'
import { Textarea } from '@/components/ui/controls'

/** A single line of text in a field that grows, so that a phone shows all of it. Enter submits, as in an input. */
export const WrappingInput = ({ className = '', ...rest }: ComponentProps<'textarea'>) => (
  <Textarea {...rest} rows={1} className={`resize-none ${className}`} onKeyDown={submitOnEnter} />
)

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Pasted text without its line breaks. */
export const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')
