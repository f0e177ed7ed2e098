import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { TextField } from '@/admin/kit/form/text-field'
import { SlugField } from '@/admin/kit/record/slug-field'

const client = new QueryClient()

function Form() {
  const form = useForm({ defaultValues: { title: '', slug: '' } })
  return (
    <QueryClientProvider client={client}>
      <TextField form={form} name="title" label="Title" />
      <SlugField form={form} from="title" table="blog_posts" id={undefined} fixed={false} longest={80} />
      <output>{useWatch({ control: form.control, name: ['title', 'slug'] }).join(' at /blog/')}</output>
    </QueryClientProvider>
  )
}

it('whoever watches the address has it as its field has it, to the last letter of the title', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Title'), 'Fair prices')
  expect(screen.getByLabelText('Address')).toHaveValue('fair-prices')
  expect(screen.getByRole('status')).toHaveTextContent('Fair prices at /blog/fair-prices')
  await userEvent.clear(screen.getByLabelText('Title'))
  await userEvent.click(screen.getByLabelText('Title'))
  await userEvent.paste('At once')
  expect(screen.getByRole('status')).toHaveTextContent('At once at /blog/at-once')
  await userEvent.type(screen.getByLabelText('Address'), '-by-hand')
  await userEvent.type(screen.getByLabelText('Title'), ' and later')
  expect(screen.getByLabelText('Address')).toHaveValue('at-once-by-hand')
  expect(screen.getByRole('status')).toHaveTextContent('At once and later at /blog/at-once-by-hand')
})
