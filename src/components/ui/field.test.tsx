import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

describe('a field', () => {
  it('connects label, help and error with its control', () => {
    render(
      <Field label="Your name" help="As your clients know you." error="Please enter your name.">
        {(inputProps) => <Input {...inputProps} />}
      </Field>,
    )
    const input = screen.getByLabelText('Your name')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Please enter your name. As your clients know you.')
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your name.')
  })

  it('is neither invalid nor described without help and error', () => {
    render(<Field label="Your name">{(inputProps) => <Input {...inputProps} />}</Field>)
    expect(screen.getByLabelText('Your name')).toBeValid()
    expect(screen.getByLabelText('Your name')).not.toHaveAttribute('aria-describedby')
  })
})
