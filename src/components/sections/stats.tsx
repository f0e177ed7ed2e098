export interface Stat {
  value: string
  label: string
}

/** Spans on the twelve columns, aligned with the seven columns of the text above. */
const spans = ['lg:col-span-3', 'lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2']

/** Four numbers on one top rule. */
export function Stats({ stats, className = '' }: { stats: readonly Stat[]; className?: string }) {
  return (
    <dl
      className={`stats grid border-t-2 border-ink md:grid-cols-4 md:max-lg:gap-x-gutter lg:grid-cols-subgrid ${className}`}
    >
      {stats.map(({ value, label }, index) => (
        <div
          key={label}
          className={`flex flex-col-reverse justify-end md:pt-4 md:pb-5 ${spans[index] ?? ''}`}
        >
          <dt className="text-base text-ink-2 max-md:text-small">{label}</dt>
          <dd className="stat">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Up to three numbers in a line, at the end of a heading's line. */
export function InlineStats({ stats, className = '' }: { stats: readonly Stat[]; className?: string }) {
  return (
    <dl className={`flex flex-wrap gap-x-8 gap-y-1.5 ${className}`}>
      {stats.map(({ value, label }) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-2">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-head text-[1.375rem] leading-none font-semibold lining-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
