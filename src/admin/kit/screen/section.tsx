import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface SectionProps {
  title?: string
  /** At the end of the heading's line. */
  tools?: ReactNode
  children: ReactNode
}

/** A part of a screen under its heading. */
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

/** Rows of a Section, each a SettingRow. */
export const SettingRows = ({ children }: { children: ReactNode }) => (
  <ul className="border-t-2 border-ink">{children}</ul>
)

interface SettingRowProps {
  name: ReactNode
  /** The whole row leads there. */
  to?: string
  children: ReactNode
}

/** What it is called, and beside that what it says now. */
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
