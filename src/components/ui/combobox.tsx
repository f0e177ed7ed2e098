import { Search } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Input } from '@/components/ui/controls'
import { PauseTyping } from '@/components/ui/pause-typing'
import { useTypingPlaceholder } from '@/components/ui/use-typing-placeholder'

const closeDelayMs = 200
const shownWithoutHint = 4

export interface Option {
  key: string
  label: string
  /** Shown before the label. */
  icon?: ReactNode
  /** A smaller second line. */
  detail?: ReactNode
}

interface ComboboxProps {
  name: string
  labels: { label: string; listLabel: string; submit: string; hint?: string }
  value: string
  options: readonly Option[]
  /** Examples typed into the placeholder of the unused field. */
  samples: readonly string[]
  /** Called before anything is typed. */
  onFocus?: () => void
  onType: (text: string) => void
  onChoose: (key: string) => void
  /**
   * Set if nothing matches: a message above the options, which are then only the nearest, and an optional
   * next step.
   */
  nothing?: { text: string; action?: ReactNode }
  /** Called on Enter or the button if no option is marked. */
  onSubmit: (text: string) => void
  /** The target of the form before any script runs. */
  action: string
}

/**
 * A search field that suggests: an ARIA combobox with a list. Arrow keys wrap around, Enter chooses, Escape
 * closes, and a second Escape empties the field.
 */
export function Combobox({ name, labels, value, options, samples, nothing, action, ...on }: ComboboxProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(-1)
  const { open, show, hide, hideSoon } = useOpening()
  useTypingPlaceholder(field, samples)

  // React knows neither the text that was typed before hydration nor the focus.
  const readEarly = useEffectEvent(() => {
    const typed = field.current?.value
    if (typed && typed !== value) on.onType(typed)
    if (field.current === document.activeElement) onFocus()
  })
  useLayoutEffect(() => readEarly(), [])

  const listed = open && options.length > 0
  const marked = listed ? options[active] : undefined
  const unmatched = open ? nothing : undefined

  function close() {
    hide()
    setActive(-1)
  }

  function onFocus() {
    show()
    on.onFocus?.()
  }

  function choose(option: Option) {
    close()
    on.onChoose(option.key)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      show()
      // From the field, Down marks the first and Up the last option; both ends wrap around.
      const from = active < 0 && step < 0 ? 0 : active
      setActive((from + step + options.length) % options.length)
    } else if (event.key === 'Escape') {
      if (listed || unmatched) close()
      else on.onType('')
    }
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Stays open if the focus moves to the action in the list.
    if (!unmatched || !currentTarget.contains(relatedTarget)) hideSoon(() => setActive(-1))
  }

  return (
    <form
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        if (marked) return choose(marked)
        if (!unmatched) close()
        on.onSubmit(value)
      }}
    >
      <label className="field-label" htmlFor={id}>
        {labels.label}
      </label>
      <div className="relative" onBlur={onBlur}>
        <Input
          ref={field}
          className="min-h-15 pr-16 text-name"
          id={id}
          name={name}
          type="text"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={samples[0]}
          value={value}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={`${id}-list`}
          aria-activedescendant={marked && `${id}-${active}`}
          onChange={(event) => {
            setActive(-1)
            show()
            on.onType(event.target.value)
          }}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        />
        <button
          type="submit"
          className="absolute inset-y-0 right-0 grid w-15 place-items-center"
          aria-label={labels.submit}
        >
          <Search size={24} aria-hidden="true" />
        </button>
        <div
          className="absolute inset-x-0 top-[calc(100%+6px)] z-10 bg-sheet [box-shadow:var(--shadow-float)]"
          hidden={!listed && !unmatched}
        >
          {unmatched && <p className="px-4 pt-3 pb-1">{unmatched.text}</p>}
          <div
            role="listbox"
            id={`${id}-list`}
            aria-label={labels.listLabel}
            className="max-h-[18.5rem] overflow-y-auto overscroll-contain"
          >
            {options.map((option, index) => (
              <OptionView
                key={option.key}
                id={`${id}-${index}`}
                selected={index === active}
                onClick={() => choose(option)}
              >
                {option.icon}
                <span className="block">
                  {option.label}
                  {option.detail && <span className="block text-small">{option.detail}</span>}
                </span>
              </OptionView>
            ))}
          </div>
          {unmatched && <p className="px-4 pt-1 pb-3">{unmatched.action}</p>}
          {labels.hint && options.length > shownWithoutHint && (
            <p className="border-t border-rule px-4 py-2 text-small text-ink-2">{labels.hint}</p>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {unmatched
          ? [unmatched.text, options.map(({ label }) => label).join(', ')].join(' ')
          : listed && `${options.length} ${labels.listLabel}`}
      </p>
      <PauseTyping />
    </form>
  )
}

/** Opens at once; closes at once, or shortly after the field loses the focus. */
function useOpening() {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function set(next: boolean) {
    clearTimeout(timer.current)
    setOpen(next)
  }
  return {
    open,
    show: () => set(true),
    hide: () => set(false),
    hideSoon: (then: () => void) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setOpen(false)
        then()
      }, closeDelayMs)
    },
  }
}

function OptionView({ selected, ...rest }: ComponentProps<'div'> & { selected: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (selected) element.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
    <div
      {...rest}
      ref={element}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className="flex min-h-12 cursor-pointer items-center gap-4 px-4 py-2 aria-selected:bg-ink aria-selected:text-paper forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-[Highlight]"
      // Keeps the focus in the field, so that the list does not close between press and release.
      onPointerDown={(event) => event.preventDefault()}
    />
  )
}
