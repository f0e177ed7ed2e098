import { useEffect, useRef } from 'react'
import { Banner } from '@/components/ui/banner'

/** What came of a row's action. Takes the focus when the row that had it is gone. */
export function ActionMessage({ message }: { message?: { tone: 'success' | 'error'; text: string } }) {
  const box = useRef<HTMLDivElement>(null)
  const text = message?.text
  useEffect(() => {
    if (text && document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [text])
  if (!message) return null
  return (
    <div ref={box} tabIndex={-1} className="mb-5 focus:outline-none">
      <Banner tone={message.tone}>
        <p>{message.text}</p>
      </Banner>
    </div>
  )
}
