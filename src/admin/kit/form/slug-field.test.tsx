import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { expect, it } from 'vitest'
import { TextField } from '@/admin/kit/form/text-field'
import { SlugField } from '@/admin/kit/form/slug-field'
import { renderApp } from '@tests/support/render-app'

function Form() {
  const form = useForm({ defaultValues: { title: '', slug: '' } })
  return (
    <>
      <TextField form={form} name="title" label="Title" />
      <SlugField form={form} from="title" fixed={false} longest={80} />
      <output>{useWatch({ control: form.control, name: ['title', 'slug'] }).join(' at /blog/')}</output>
    </>
  )
}

it('watchers of the slug get the same value as its field, up to the last character of the title', async () => {
  renderApp(<Form />)
  await userEvent.type(screen.getByLabelText('Title'), 'Fair prices')
  expect(screen.getByLabelText('Web address')).toHaveValue('fair-prices')
  expect(screen.getByRole('status')).toHaveTextContent('Fair prices at /blog/fair-prices')
  await userEvent.clear(screen.getByLabelText('Title'))
  await userEvent.click(screen.getByLabelText('Title'))
  await userEvent.paste('At once')
  expect(screen.getByRole('status')).toHaveTextContent('At once at /blog/at-once')
  await userEvent.type(screen.getByLabelText('Web address'), '-by-hand')
  await userEvent.type(screen.getByLabelText('Title'), ' and later')
  expect(screen.getByLabelText('Web address')).toHaveValue('at-once-by-hand')
  expect(screen.getByRole('status')).toHaveTextContent('At once and later at /blog/at-once-by-hand')
})

function Published({ isPublic }: { isPublic: boolean }) {
  const form = useForm({ defaultValues: { title: 'Fees', slug: 'fees' } })
  const props = { form, from: 'title', longest: 80, prefix: '/blog/' } as const
  return <SlugField {...props} fixed={isPublic} isPublic={isPublic} />
}

it('announces a redirect only once a published slug is changed', async () => {
  const { unmount } = renderApp(<Published isPublic />)
  expect(screen.queryByText(/old address/)).not.toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Web address'), '-plainly')
  expect(screen.getByRole('status')).toHaveTextContent('The old address will lead here: /blog/fees')
  unmount()
  renderApp(<Published isPublic={false} />)
  await userEvent.type(screen.getByLabelText('Web address'), '-plainly')
  expect(screen.queryByText(/old address/)).not.toBeInTheDocument()
})
