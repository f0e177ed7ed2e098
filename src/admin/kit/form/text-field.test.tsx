import { valibotResolver } from '@hookform/resolvers/valibot'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { refusePartDates } from '@/admin/kit/form/part-dates'
import { TextField } from '@/admin/kit/form/text-field'

it('a single line that wraps holds no line break: Enter submits, and pasted breaks become spaces', async () => {
  const saved = vi.fn()
  function Form() {
    const form = useForm({ defaultValues: { title: '' } })
    return (
      <form onSubmit={form.handleSubmit((values) => void saved(values))}>
        <TextField form={form} name="title" label="Title" wraps />
      </form>
    )
  }
  render(<Form />)
  await userEvent.click(screen.getByLabelText('Title'))
  await userEvent.paste('Ten minutes with\n  a client')
  await userEvent.keyboard(' who waits{Enter}')
  await expect.poll(() => saved.mock.lastCall).toEqual([{ title: 'Ten minutes with a client who waits' }])
})

it('a day that is typed only in part gets an error at its field, and nothing is sent', async () => {
  const saved = vi.fn()
  function Form({ isAsked = true }) {
    const form = useForm({
      resolver: refusePartDates(valibotResolver(v.object({ due: v.string() }))),
      defaultValues: { due: '' },
    })
    return (
      <form onSubmit={form.handleSubmit((values) => void saved(values))}>
        {isAsked && <TextField form={form} name="due" label="Due" type="date" />}
        <button type="submit">Save</button>
      </form>
    )
  }
  const { rerender } = render(<Form />)
  const due = screen.getByLabelText('Due')
  // As Chromium has it for '01/12/' without a year.
  Object.defineProperty(due, 'validity', { value: { badInput: true }, configurable: true })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Complete this, or clear it')).toBeVisible()
  expect(due).toHaveFocus()
  expect(saved).not.toHaveBeenCalled()

  Object.defineProperty(due, 'validity', { value: { badInput: false } })
  await userEvent.type(due, '2026-12-01')
  expect(due).not.toHaveAttribute('aria-invalid')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => saved.mock.lastCall).toEqual([{ due: '2026-12-01' }])

  Object.defineProperty(due, 'validity', { value: { badInput: true } })
  rerender(<Form isAsked={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => saved).toHaveBeenCalledTimes(2)
})
