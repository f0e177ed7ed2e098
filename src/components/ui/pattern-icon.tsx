/** Icons of 9 by 9 cells; each run of filled cells is one stroke. */
const patterns = {
  full: 'M4 .5h1M3 1.5h3M2 2.5h5M1 3.5h7M0 4.5h9M1 5.5h7M2 6.5h5M3 7.5h3M4 8.5h1',
  half: 'M4 .5h1M3 1.5h3M2 2.5h1M4 2.5h3M1 3.5h1M4 3.5h4M0 4.5h1M4 4.5h5M1 5.5h1M4 5.5h4M2 6.5h1M4 6.5h3M3 7.5h3M4 8.5h1',
  empty:
    'M4 .5h1M3 1.5h1M5 1.5h1M2 2.5h1M6 2.5h1M1 3.5h1M7 3.5h1M0 4.5h1M8 4.5h1M1 5.5h1M7 5.5h1M2 6.5h1M6 6.5h1M3 7.5h1M5 7.5h1M4 8.5h1',
  flower:
    'M4 .5h1M3 1.5h1M5 1.5h1M2 2.5h1M6 2.5h1M1 3.5h1M4 3.5h1M7 3.5h1M0 4.5h1M3 4.5h3M8 4.5h1M1 5.5h1M4 5.5h1M7 5.5h1M2 6.5h1M6 6.5h1M3 7.5h1M5 7.5h1M4 8.5h1',
  warn: 'M4 .5h1M3 1.5h1M5 1.5h1M3 2.5h1M5 2.5h1M2 3.5h1M4 3.5h1M6 3.5h1M2 4.5h1M4 4.5h1M6 4.5h1M1 5.5h1M4 5.5h1M7 5.5h1M1 6.5h1M7 6.5h1M0 7.5h1M4 7.5h1M8 7.5h1M0 8.5h9',
  check: 'M8 1.5h1M7 2.5h2M6 3.5h2M0 4.5h1M5 4.5h2M0 5.5h2M4 5.5h2M1 6.5h4M2 7.5h2',
}

export type PatternName = keyof typeof patterns

const frame = {
  viewBox: '0 0 9 9',
  className: 'flex-none',
  shapeRendering: 'crispEdges',
  'aria-hidden': true,
} as const

/** `size` in px, a multiple of nine so that cells are whole pixels. Decorative: put its text beside it. */
export function PatternIcon({ name, size = 18 }: { name: PatternName; size?: 9 | 18 | 27 | 36 }) {
  return (
    <svg {...frame} width={size} height={size} stroke="currentColor">
      <path d={patterns[name]} />
    </svg>
  )
}

/** One, two or three rising bars. */
export function LevelIcon({ level }: { level: 1 | 2 | 3 }) {
  return (
    <svg {...frame} width={18} height={18} fill="currentColor">
      <path d="M0 6h2v3H0z" />
      <path d="M3.5 3h2v6h-2z" opacity={level > 1 ? 1 : 0.25} />
      <path d="M7 0h2v9H7z" opacity={level > 2 ? 1 : 0.25} />
    </svg>
  )
}
