import type { ComponentProps } from 'react'

/**
 * A field that nobody sees, hears of or reaches by keyboard: what fills it in is a program, and the database then takes
 * nothing (docs/decisions/0022). Password managers know a person's website: they are asked to leave it alone.
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
