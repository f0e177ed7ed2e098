import { Copy } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useCopy } from '@/components/ui/use-copy'

/** Copies a text; where the browser refuses, shows it to be copied by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopy()
  return (
    <>
      <Button size="small" variant="line" onClick={() => void copy(text)}>
        <Copy size={18} aria-hidden="true" />
        {label}
      </Button>
      <span role="status" className="text-small wrap-anywhere text-ink-2 empty:hidden">
        {copied && 'Copied'}
        {copied === false && `Copying failed. Copy it by hand: ${text}`}
      </span>
    </>
  )
}
