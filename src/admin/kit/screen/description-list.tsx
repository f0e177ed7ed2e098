import type { ReactNode } from 'react'

interface DescriptionListProps {
  /** Pairs of label and value; empty values are left out. */
  facts: ReadonlyArray<readonly [label: string, value: ReactNode]>
}

/** Facts as a ruled list. Markup in a value is shown as text. */
export function DescriptionList({ facts }: DescriptionListProps) {
  const known = facts.filter(([, value]) => value || value === 0)
  if (known.length === 0) return null
  return (
    <dl className="@container">
      {known.map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-t border-rule py-2 first:border-t-0 @min-[26rem]:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
