import type { ReactNode } from 'react'

/** A date or a sum breaks nowhere but before the time of day. Other nodes stay as they are. */
export const unbroken = (value: ReactNode) =>
  typeof value === 'string' ? value.replace(/ (?!\d+:)/g, '\u00a0') : value

/** A mail address that is too long for its line breaks after its @ first. Other nodes stay as they are. */
export function breakable(value: ReactNode) {
  if (typeof value !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(value)) return value
  const [name, domain] = value.split('@')
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}
