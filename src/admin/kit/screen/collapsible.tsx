import type { ComponentProps, ReactNode } from 'react'

interface CollapsibleProps extends ComponentProps<'details'> {
  summary: ReactNode
  /** Content at the end of the summary. */
  aside?: ReactNode
}

/** A part of a screen that expands below its heading. */
export function Collapsible({ summary, aside, className = '', children, ...rest }: CollapsibleProps) {
  return (
    <details {...rest} className={`group/part border-t-2 border-ink ${className}`}>
      <summary className="flex min-h-15 cursor-pointer items-center justify-between gap-4 font-head text-h4 font-semibold after:text-[1.5rem] after:leading-none after:font-normal after:content-['+'] group-open/part:after:content-['–']">
        {summary}
        {aside && <span className="ml-auto font-body text-small font-normal text-ink-2">{aside}</span>}
      </summary>
      {children}
    </details>
  )
}
