import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

const look =
  'inline-flex min-h-10 items-center rounded border border-edge px-[0.9rem] hover:border-ink max-md:min-h-11 max-md:flex-none'
const chosen =
  'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-[current]:underline'

/** One choice of a filter, as a link with its own URL. */
export const FilterPill = (props: LinkProps) => <Link {...props} className={`${look} ${chosen}`} />

/** One of a few choices, as a button without a URL. */
export const ChoicePill = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={`${look} ${chosen}`} />
)
