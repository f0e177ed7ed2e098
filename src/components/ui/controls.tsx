import type { ComponentProps, ReactNode } from 'react'

interface ControlLook {
  /** For use beside buttons or in a row. */
  compact?: boolean
}

const look = (compact: boolean, className: string) =>
  `control ${compact ? 'min-h-11 py-[0.45rem] text-base' : ''} ${className}`

/** Native controls with the site's styles. Label them with Field (field.tsx). */
export function Input({ compact = false, className = '', ...rest }: ComponentProps<'input'> & ControlLook) {
  return <input {...rest} className={look(compact, className)} />
}

/** Accepts an email address or a phone number. */
export const ContactInput = (props: ComponentProps<'input'>) => (
  <Input inputMode="email" {...props} autoComplete="email" autoCapitalize="none" aria-required="true" />
)

export function Textarea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={`control ${className}`} />
}

export function Select({ compact = false, className = '', ...rest }: ComponentProps<'select'> & ControlLook) {
  return <select {...rest} className={look(compact, className)} />
}

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode
}

export function Checkbox({ children, className = '', ...rest }: ChoiceProps) {
  return (
    <label className={`choice ${className}`}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}

export function Radio({ children, className = '', ...rest }: ChoiceProps) {
  return (
    <label className={`choice ${className}`}>
      <input {...rest} type="radio" />
      <span>{children}</span>
    </label>
  )
}
