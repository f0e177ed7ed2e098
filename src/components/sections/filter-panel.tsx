import { SlidersHorizontal, X } from 'lucide-react'
import { createContext, type ReactNode, Suspense, use, useLayoutEffect, useRef } from 'react'
import { ActiveChip, Chip } from '@/components/ui/chip'
import { Loader } from '@/components/ui/loader'
import { TextLink } from '@/components/ui/site-link'

const OnChoose = createContext<(() => void) | undefined>(undefined)

const isNarrow = () => window.matchMedia('(width < 56.25rem)').matches

interface FilterPanelProps<Choices> {
  query: { data: Choices | undefined; error: Error | null; refetch: () => unknown }
  /** Shown above the fetched choices. */
  before?: ReactNode
  children: (choices: Choices) => ReactNode
  /** A filter is active: the panel starts open on a wide screen. */
  inUse?: boolean
  toggleClass?: string
  className?: string
}

/** A panel of choices behind one toggle. On a narrow screen it closes once something is chosen. */
export function FilterPanel<Choices>(props: FilterPanelProps<Choices>) {
  const { query, before, children, inUse = false, toggleClass = '', className = '' } = props
  const { data, error } = query
  // Its open state is not React state, because it can be opened before hydration.
  const panel = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (inUse && !isNarrow()) panel.current?.setAttribute('open', '')
  }, [inUse])

  /** The chosen link is now hidden, so the focus moves to the toggle. */
  function onChoose() {
    if (!isNarrow()) return
    panel.current?.removeAttribute('open')
    summary.current?.focus({ preventScroll: true })
  }

  return (
    <details ref={panel} className="group">
      <summary ref={summary} className={`btn btn-line btn-small flex w-fit ${toggleClass}`}>
        <span className="inline-flex items-center gap-[.6em] group-open:hidden">
          <SlidersHorizontal size={18} aria-hidden="true" />
          Show Filters
        </span>
        <span className="hidden items-center gap-[.6em] group-open:inline-flex">
          <X size={18} aria-hidden="true" />
          Hide Filters
        </span>
      </summary>
      <OnChoose value={onChoose}>
        <Suspense>
          <div className={`mt-6 grid gap-y-6 border-b border-rule pb-8 lg:gap-x-gutter ${className}`}>
            {before}
            {data !== undefined ? (
              children(data)
            ) : (
              <p role={error ? 'alert' : 'status'} className="lg:col-span-full">
                {error ? (
                  <>
                    {error.message}{' '}
                    <button type="button" className="link" onClick={() => void query.refetch()}>
                      Try Again
                    </button>
                  </>
                ) : (
                  'Loading filters...'
                )}
              </p>
            )}
          </div>
        </Suspense>
      </OnChoose>
    </details>
  )
}

interface FilterChipsProps {
  heading: string
  choices: ReadonlyArray<{ key: string; to: string; current: boolean; label: ReactNode }>
  className?: string
}

/** The values of one filter under its name, each a link with its own URL. */
export function FilterChips({ heading, choices, className }: FilterChipsProps) {
  return (
    <div className={className}>
      <h3 className="mb-[.6rem] font-body text-base leading-[1.4] font-semibold">{heading}</h3>
      <ChipList heading={heading} choices={choices} className="flex" />
    </div>
  )
}

/** The same as FilterChips without a visible name. */
export function ChipList({ heading, choices, className = '' }: FilterChipsProps) {
  const onChoose = use(OnChoose)
  return (
    <ul aria-label={heading} className={`flex-wrap gap-2.5 ${className}`}>
      {choices.map(({ key, to, current, label }) => (
        <li key={key}>
          <Chip to={to} current={current} onClick={onChoose}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

interface ResultsLineProps {
  /** For example 'Showing 6 of 22 projects'. */
  text: string
  isChanging: boolean
  /** The active filters, each with the URL that removes it. */
  active: ReadonlyArray<{ label: string; to: string }>
  /** The URL without any filter. */
  clearTo: string
}

/** The number of results and the active filters. */
export function ResultsLine({ text, isChanging, active, clearTo }: ResultsLineProps) {
  const line = useRef<HTMLParagraphElement>(null)
  // The removed filter had the focus, so it moves to the result line.
  const onRemove = () => line.current?.focus({ preventScroll: true })
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-3">
      <p ref={line} role="status" tabIndex={-1} className="mr-2 flex items-center gap-3 outline-none">
        {text}
        {isChanging && <Loader size="small" />}
      </p>
      {active.map(({ label, to }) => (
        <ActiveChip key={to} to={to} label={label} onClick={onRemove} />
      ))}
      {active.length > 0 && (
        <TextLink to={clearTo} onClick={onRemove}>
          Clear all
        </TextLink>
      )}
    </div>
  )
}
