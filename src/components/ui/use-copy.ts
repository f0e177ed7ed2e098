import { useState } from 'react'

/** Copies a text to the clipboard; `copied` is whether that worked, or null before the first attempt. */
export function useCopy(onFailed?: (error: unknown) => void) {
  const [copied, setCopied] = useState<boolean | null>(null)
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch (error) {
      setCopied(false)
      onFailed?.(error)
    }
  }
  return { copied, copy }
}
