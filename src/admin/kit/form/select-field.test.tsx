import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { SelectField, type Choice } from '@/admin/kit/form/select-field'

const saved = vi.fn()

function Form({ choices, failed }: { choices?: Choice[]; failed?: boolean }) {
  const form = useForm({ defaultValues: { industry: 'law-firm' } })
  return (
    <form onSubmit={form.handleSubmit((values) => void saved(values))}>
      <SelectField
        form={form}
        name="industry"
        label="Industry"
        choices={choices}
        failed={failed}
        none="None"
      />
      <button>Save</button>
    </form>
  )
}
const field = () => screen.getByLabelText('Industry')
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const save = async () => {
  await userEvent.click(screen.getByRole('button'))
  return saved.mock.lastCall
}
const choices = [
  { value: 'hotel', label: 'Hotels' },
  { value: 'law-firm', label: 'Law firms' },
]

it('shows that the choices are loading, never a raw value, and keeps the stored value', async () => {
  const { rerender } = render(<Form />)
  expect(field()).toHaveDisplayValue('Loading…')
  expect(field()).toHaveAttribute('aria-busy', 'true')
  expect(options()).toEqual(['Loading…'])
  expect(await save()).toEqual([{ industry: 'law-firm' }])
  rerender(<Form choices={choices} />)
  expect(field()).toHaveDisplayValue('Law firms')
  expect(field()).not.toHaveAttribute('aria-busy')
  await userEvent.selectOptions(field(), 'Hotels')
  expect(await save()).toEqual([{ industry: 'hotel' }])
})

it('keeps the stored value if the choices cannot be loaded', async () => {
  render(<Form failed />)
  expect(options()).toEqual(['None', 'Unchanged'])
  expect(field()).toHaveDisplayValue('Unchanged')
  expect(await save()).toEqual([{ industry: 'law-firm' }])
})

it('keeps the stored value selectable if it is no longer among the choices', async () => {
  render(<Form choices={choices.slice(0, 1)} />)
  expect(options()).toEqual(['None', 'law-firm', 'Hotels'])
  expect(await save()).toEqual([{ industry: 'law-firm' }])
})
