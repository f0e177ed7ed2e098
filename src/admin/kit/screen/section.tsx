import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface SectionProps {
  title?: string
  /** Content at the end of the heading's line. */
  tools?: ReactNode
  children: ReactNode
}

/** A part of a screen with a heading. */
export function Section({ title, tools, children }: SectionProps) {
  const id = useId()
  return (
    <section className="mb-11" aria-labelledby={title && id}>
      {title && (
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 className="text-h4" id={id}>
            {title}
          </h2>
          {tools}
        </div>
      )}
      {children}
    </section>
  )
}

/** The list of SettingRows in a Section. */
export const SettingRows = ({ children }: { children: ReactNode }) => (
  <ul className="border-t-2 border-ink">{children}</ul>
)

interface SettingRowProps {
  name: ReactNode
  /** Makes the whole row a link. */
  to?: string
  children: ReactNode
}

/** A name with its current value beside it. */
export function SettingRow({ name, to, children }: SettingRowProps) {
  const look =
    'group grid min-h-14 items-baseline gap-x-8 gap-y-[0.15rem] border-b border-rule py-[0.9rem] wrap-anywhere hover:bg-teal-wash md:grid-cols-[16rem_minmax(0,1fr)]'
  const content = (
    <>
      <span className="font-semibold decoration-accent decoration-2 underline-offset-[0.32em] group-[a]:group-hover:underline">
        {name}
      </span>
      {children}
    </>
  )
  return to ? (
    <li>
      <Link to={to} className={look}>
        {content}
      </Link>
    </li>
  ) : (
    <li className={look}>{content}</li>
  )
}
