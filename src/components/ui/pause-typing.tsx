import { Pause, Play } from 'lucide-react'
import { toggleTyping, useTypingPaused } from '@/components/ui/use-typing-placeholder'

/**
 * Pauses the typed placeholders of the page, all of them (useTypingPlaceholder). The footer's goes where the page above has one.
 * Invisible until the script runs, so that nothing jumps; hidden where less motion is preferred.
 */
export function PauseTyping() {
  const paused = useTypingPaused()
  const Icon = paused ? Play : Pause
  return (
    <button
      type="button"
      className="pause-typing screen-only min-h-8 items-center gap-1.5 text-small motion-reduce:hidden [@media(scripting:none)]:hidden [html:not([data-ready])_&]:invisible"
      onClick={toggleTyping}
    >
      <Icon size={14} aria-hidden="true" />
      {paused ? 'Resume typing' : 'Pause typing'}
    </button>
  )
}
