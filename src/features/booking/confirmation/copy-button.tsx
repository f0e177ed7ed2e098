import { useState } from 'react'
import { Button } from '@/components/ui/button'

interface CopyButtonProps {
  text: string
  label: string
  copied: string
  /** Said where the browser does not let the page copy. */
  failed: string
  /** Shows the text, so that it can be selected by hand. */
  onFailed?: () => void
}

/** Copies, and says whether it could. */
export function CopyButton({ text, label, copied, failed, onFailed }: CopyButtonProps) {
  const [result, setResult] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setResult(copied)
    } catch {
      setResult(failed)
      onFailed?.()
    }
  }
  return (
    <>
      <Button variant="line" onClick={copy}>
        {label}
      </Button>
      <span role="status" className="basis-full empty:hidden">
        {result}
      </span>
    </>
  )
}
