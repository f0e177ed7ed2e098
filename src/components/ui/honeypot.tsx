import type { ComponentProps } from 'react'

/**
 * A field that people cannot see, hear or reach by keyboard. Only a bot fills it in, and the database then
 * stores nothing (docs/decisions/0022). Password managers may know a person's website, so an attribute asks
 * them to ignore the field.
 */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div className="absolute -left-[9999px]" aria-hidden="true">
      <label>
        Leave this empty{' '}
        <input
          {...props}
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}
