import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
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
