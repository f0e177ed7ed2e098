import { Pause, Play } from 'lucide-react'
import { toggleTyping, useTypingPaused } from '@/components/ui/use-typing-placeholder'

/**
 * Pauses all typed placeholders of the page (useTypingPlaceholder). The footer's button is hidden if the
 * page has another. Invisible until the script runs, so that the layout does not shift; hidden if reduced
 * motion is preferred.
 */
export function PauseTyping() {
  const paused = useTypingPaused()
  const Icon = paused ? Play : Pause
  return (
    <button
      type="button"
      data-pause
      className="screen-only mt-1 inline-flex min-h-8 items-center gap-1.5 text-small opacity-80 motion-reduce:hidden [@media(scripting:none)]:hidden [html:not([data-ready])_&]:invisible [main:has([data-pause])~footer_&]:hidden"
      onClick={toggleTyping}
    >
      <Icon size={14} aria-hidden="true" />
      {paused ? 'Resume typing' : 'Pause typing'}
    </button>
  )
}
