import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MarkdownField } from '@/admin/kit/markdown/markdown-field'
import { renderApp } from '@tests/support/render-app'

const prepare = vi.hoisted(() => vi.fn<(file: Blob) => Promise<unknown>>())
const store = vi.hoisted(() => vi.fn<(image: unknown, alt: string) => Promise<unknown>>())
vi.mock('@/admin/kit/images/prepare-image', async (original) => ({
  ...(await original<object>()),
  prepareImage: prepare,
}))
vi.mock('@/admin/kit/images/image-store', () => ({
  fileSize: (bytes: number) => `${bytes} bytes`,
  storeImage: store,
  libraryPage: 24,
  libraryQuery: () => ({ queryKey: ['library'], queryFn: () => Promise.resolve({ images: [], total: 0 }) }),
}))

const picture = new File(['x'], 'loom.png', { type: 'image/png' })
const url = '/storage/v1/object/public/images/00000000-0000-4000-8000-000000000001/1200x900.webp'

function Form() {
  const form = useForm({ defaultValues: { body: 'Words.' } })
  return (
    <form>
      <MarkdownField form={form} name="body" label="Body" />
      <output aria-label="Value">{useWatch({ control: form.control, name: 'body' })}</output>
    </form>
  )
}

const data = (html: string, files: File[]) => ({
  getData: (kind: string) => (kind === 'text/html' ? html : ''),
  types: ['text/html'],
  files,
})

beforeAll(() => {
  // jsdom has no layout, so cursor positions on the screen are stubbed.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  document.elementFromPoint = () => null
})
beforeEach(() => {
  prepare.mockReset().mockResolvedValue({
    id: 'b',
    width: 1200,
    height: 900,
    files: [],
    placeholder: null,
    preview: 'data:,',
  })
  store.mockReset().mockResolvedValue({ id: 'b', url, alt: 'A loom' })
})

/** Describes the image in the dialog and sends it. */
async function describeIt() {
  const dialog = await screen.findByRole('dialog', { name: 'Choose an image' })
  await userEvent.type(await within(dialog).findByLabelText('What it shows'), 'A loom{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Value' })).toHaveTextContent(`![A loom](${url})`),
  )
}

it('a picture pasted by itself is uploaded, described and inserted', async () => {
  renderApp(<Form />)
  fireEvent.paste(await screen.findByRole('textbox', { name: 'Body' }), {
    clipboardData: data('<img src="https://a.example/loom.png">', [picture]),
  })
  await describeIt()
  expect(prepare).toHaveBeenCalledWith(picture)
})

it('a dropped picture is uploaded, described and inserted', async () => {
  renderApp(<Form />)
  fireEvent.drop(await screen.findByRole('textbox', { name: 'Body' }), { dataTransfer: data('', [picture]) })
  await describeIt()
  expect(prepare).toHaveBeenCalledWith(picture)
})

it('of a pasted text its pictures are left out, and that is said; the picture that Office adds of it is none', async () => {
  renderApp(<Form />)
  fireEvent.paste(await screen.findByRole('textbox', { name: 'Body' }), {
    clipboardData: data('<p>More <img src="https://a.example/loom.png"></p>', [picture]),
  })
  expect(await screen.findByText(/A picture was left out/)).toBeVisible()
  expect(screen.getByRole('status', { name: 'Value' })).toHaveTextContent('More')
  expect(prepare).not.toHaveBeenCalled()
})
