import { Pause, Play } from 'lucide-react'

/** What moves by itself can be stopped: the button beside a field whose placeholder types. */
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
      className={`inline-flex min-h-6 items-center gap-1.5 text-small ${className}`}
      onClick={onToggle}
    >
      <Icon size={14} aria-hidden="true" />
      {paused ? 'Resume typing' : 'Pause typing'}
    </button>
  )
}
