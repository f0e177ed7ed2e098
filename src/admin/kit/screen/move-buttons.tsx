import { ArrowDown, ArrowUp } from 'lucide-react'

interface MoveButtonsProps {
  /** The name of the entry. */
  what: string
  index: number
  /** The number of entries in the list. */
  count: number
  disabled?: boolean
  onMove: (to: number) => void
}

/** The two buttons that move an entry of a list up and down. */
export const MoveButtons = ({ what, index, count, disabled = false, onMove }: MoveButtonsProps) => (
  <>
    <MoveButton
      label={`Move ${what} up`}
      Icon={ArrowUp}
      disabled={disabled || index === 0}
      onClick={() => onMove(index - 1)}
    />
    <MoveButton
      label={`Move ${what} down`}
      Icon={ArrowDown}
      disabled={disabled || index === count - 1}
      onClick={() => onMove(index + 1)}
    />
  </>
)

interface MoveButtonProps {
  label: string
  Icon: typeof ArrowUp
  disabled: boolean
  onClick: () => void
}

/** Not `disabled` at the end of the list, since the button would lose the focus. */
const MoveButton = ({ label, Icon, disabled, onClick }: MoveButtonProps) => (
  <button
    type="button"
    className="grid size-11 place-items-center hover:bg-sunk aria-disabled:cursor-default aria-disabled:text-edge"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={() => disabled || onClick()}
  >
    <Icon size={20} aria-hidden="true" />
  </button>
)
