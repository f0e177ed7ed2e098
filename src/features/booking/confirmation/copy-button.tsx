import { Button } from '@/components/ui/button'
import { useCopy } from '@/components/ui/use-copy'

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
  const result = useCopy(onFailed)
  return (
    <>
      <Button variant="line" onClick={() => void result.copy(text)}>
        {label}
      </Button>
      <span role="status" className="basis-full empty:hidden">
        {result.copied !== null && (result.copied ? copied : failed)}
      </span>
    </>
  )
}
