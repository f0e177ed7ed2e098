import type { ComponentProps, ReactNode } from 'react'

/** Native controls with the site's styles. Label them with Field (field.tsx). */
export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={`control ${className}`} />
}

/** An email address or a phone number. */
export const ContactInput = (props: ComponentProps<'input'>) => (
  <Input {...props} inputMode="email" autoComplete="email" autoCapitalize="none" aria-required="true" />
)

export function Textarea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={`control ${className}`} />
}

export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={`control ${className}`} />
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
