import { useInterpolated } from '@/components/layout/studio'

export interface Stat {
  /** '15+', a claim's name in braces, or a word that the label continues, such as 'Modern'. */
  value: string
  label: string
}

/** The statistics with claims filled in; hidden claims are omitted. */
function useShownStats(stats: readonly Stat[]) {
  const shown = useInterpolated(stats).filter(({ value }) => value)
  return shown.map((stat) => ({ ...stat, isText: !/\d/.test(stat.value) }))
}

/** Spans in the twelve-column grid, aligned with the seven columns of the text above. */
const spans = ['lg:col-span-3', 'lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2']

/**
 * Up to four figures under one top rule; on a phone two in a row, or all if there are three. A figure that is
 * a word shares a line with its label.
 */
export function Stats({ stats, className = '' }: { stats: readonly Stat[]; className?: string }) {
  const shown = useShownStats(stats)
  if (shown.length === 0) return null
  return (
    <dl
      className={`stats grid ${shown.length === 3 ? 'grid-cols-[repeat(3,auto)]' : 'grid-cols-2'} border-t-2 border-ink md:grid-cols-4 md:max-lg:gap-x-gutter lg:grid-cols-subgrid ${className}`}
    >
      {shown.map(({ value, label, isText }, index) => (
        <div
          key={label}
          className={`flex md:pt-4 md:pb-5 ${isText ? 'stat-text flex-wrap content-start' : 'flex-col'} ${spans[index] ?? ''}`}
        >
          <dt className={`order-last ${isText ? '' : 'text-base text-ink-2 max-md:text-small'}`}>{label}</dt>
          <dd className={isText ? '' : 'stat'}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Up to three figures in one row, at the end of a heading's line. */
export function InlineStats({ stats, className = '' }: { stats: readonly Stat[]; className?: string }) {
  const shown = useShownStats(stats)
  return (
    shown.length > 0 && (
      <dl className={`flex flex-wrap gap-x-8 gap-y-1.5 ${className}`}>
        {shown.map(({ value, label, isText }) => (
          <div
            key={label}
            className={`flex items-baseline ${isText ? 'gap-[0.3em] font-head font-semibold' : 'gap-2'}`}
          >
            <dt className={`order-last ${isText ? '' : 'text-ink-2'}`}>{label}</dt>
            <dd
              className={
                isText
                  ? ''
                  : 'font-head text-[1.375rem] leading-none font-semibold [font-variant-numeric:lining-nums]'
              }
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    )
  )
}
