const threads = [
  'M0 0h20v3H0z',
  'M0 4h8v3H0zM16 4h8v3h-8z',
  'M0 8h8v3H0zM16 8h8v3h-8z',
  'M0 12h20v3H0z',
  'M0 16h8v3H0zM12 16h8v3h-8z',
  'M0 20h8v3H0zM16 20h8v3h-8z',
  'M0 24h8v3H0zM20 24h8v3h-8z',
]

interface LoaderProps {
  size?: 'small' | 'base' | 'big'
  /** Reserves the space without drawing anything. */
  isEmpty?: boolean
}

/** The logo, animated thread by thread. Decorative: put a text beside it that says what is loading. */
export function Loader({ size = 'base', isEmpty = false }: LoaderProps) {
  const [width, height] = { small: [19, 18], base: [28, 27], big: [56, 54] }[size] ?? []
  return (
    <svg
      className="loader flex-none"
      viewBox="0 0 28 27"
      width={width}
      height={height}
      fill="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {!isEmpty &&
        threads.map((d, index) => (
          <path key={d} d={d} style={{ animationDelay: `calc(${index} * var(--step-1))` }} />
        ))}
    </svg>
  )
}

/** A region that is loading: the loader and its label, announced once. */
export function LoadingPanel({ label, className = '' }: { label: string; className?: string }) {
  return (
    <p role="status" className={`flex items-center gap-4 text-ink-2 ${className}`}>
      <Loader />
      {label}
    </p>
  )
}
