import { useState } from 'react'
import { Button } from '@/components/ui/button'

interface CopyButtonProps {
  text: string
  label: string
  copied: string
  /** Said where the browser does not let the page copy. */
  failed: string
}

/** Copies, and says whether it could. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [result, setResult] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setResult(copied)
    } catch {
      setResult(failed)
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
