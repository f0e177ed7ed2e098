import { Pause, Play } from 'lucide-react'

/**
 * Pauses a typing placeholder (useTypingPlaceholder). Invisible until the script runs, so that nothing jumps; hidden
 * where less motion is preferred.
 */
export function PauseTyping({
  paused,
  onToggle,
  className = '',
}: {
  paused: boolean
  onToggle: () => void
  className?: string
}) {
  const Icon = paused ? Play : Pause
  return (
    <button
      type="button"
      className={`inline-flex min-h-6 items-center gap-1.5 text-small motion-reduce:hidden [@media(scripting:none)]:hidden [html:not([data-ready])_&]:invisible ${className}`}
      onClick={onToggle}
    >
      <Icon size={14} aria-hidden="true" />
      {paused ? 'Resume typing' : 'Pause typing'}
    </button>
  )
}
