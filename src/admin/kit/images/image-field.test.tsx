import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/admin/kit/api/api-error'
import { ImageField } from '@/admin/kit/images/image-field'
import { ImageRefused, type PreparedImage } from '@/admin/kit/images/prepare-image'

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
  libraryQuery: (search: string) => ({
    queryKey: ['library', search],
    queryFn: () => Promise.resolve({ images: search ? [] : [inLibrary], total: search ? 0 : 1 }),
  }),
}))

const inLibrary = {
  id: 'a',
  url: '/images/shop.webp',
  alt: 'A shop at dusk',
  width: 800,
  height: 600,
  placeholder: null,
}
const prepared: PreparedImage = {
  id: 'b',
  width: 1200,
  height: 900,
  files: [{ name: '1200x900.webp', blob: new Blob(['x'.repeat(3000)]) }],
  placeholder: null,
  preview: 'data:,',
}
const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })

type Image = { url: string; alt: string }

function Form({ start = { url: '', alt: '' }, error }: { start?: Image; error?: string }) {
  const form = useForm({ defaultValues: { image: start } })
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ImageField form={form} name="image" label="Main image" />
      <button onClick={() => form.setError('image', { message: error })}>Save</button>
    </QueryClientProvider>
  )
}
const dialog = () => screen.getByRole('dialog', { name: 'Choose an image' })
const open = () => userEvent.click(screen.getByRole('button', { name: 'Choose an image' }))
const chosen = async () => {
  await open()
  await userEvent.upload(within(dialog()).getByLabelText('Choose a file'), photo)
}

beforeEach(() => {
  vi.clearAllMocks()
  prepare.mockResolvedValue(prepared)
  store.mockResolvedValue({ ...inLibrary, id: 'b', url: '/new.webp', alt: 'A new sign' })
})

describe('an image field', () => {
  it('uses an image and its description from the library, and can be cleared', async () => {
    render(<Form />)
    await open()
    await userEvent.click(await within(dialog()).findByRole('button', { name: 'Use A shop at dusk' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('img', { name: 'A shop at dusk' })).toBeVisible()
    expect(screen.getByLabelText('What the image shows')).toHaveValue('A shop at dusk')
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('button', { name: 'Choose an image' })).toHaveFocus()
  })

  it('requires a description before an upload, and says that camera data is removed', async () => {
    render(<Form />)
    await open()
    expect(within(dialog()).getByText(/such as the location is removed/)).toBeVisible()
    await userEvent.upload(within(dialog()).getByLabelText('Choose a file'), photo)
    const words = await within(dialog()).findByLabelText('What it shows')
    expect(words).toHaveFocus()
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Use this image' }))
    expect(store).not.toHaveBeenCalled()
    expect(within(dialog()).getByText('Say what the image shows')).toBeVisible()
    await userEvent.type(words, 'A new sign{Enter}')
    expect(store).toHaveBeenCalledWith(prepared, 'A new sign')
    expect(await screen.findByRole('img', { name: 'A new sign' })).toBeVisible()
  })

  it('keeps the image and its description if an upload fails, and retries it', async () => {
    store.mockRejectedValueOnce(new ApiError('The server could not be reached.', '', 0))
    render(<Form />)
    await chosen()
    await userEvent.type(within(dialog()).getByLabelText('What it shows'), 'A new sign{Enter}')
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(
      'The image was not added. The server could not be reached. It is still here.',
    )
    expect(within(dialog()).getByLabelText('What it shows')).toHaveValue('A new sign')
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('img', { name: 'A new sign' })).toBeVisible()
  })

  it('shows why a file is rejected, and accepts another', async () => {
    prepare.mockRejectedValueOnce(new ImageRefused('This is an SVG.'))
    render(<Form />)
    await chosen()
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent('This is an SVG.')
    await userEvent.upload(within(dialog()).getByLabelText('Choose a file'), photo)
    expect(await within(dialog()).findByLabelText('What it shows')).toBeVisible()
    expect(within(dialog()).queryByRole('alert')).toBeNull()
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Choose another image' }))
    expect(within(dialog()).getByLabelText('Choose a file')).toHaveFocus()
  })

  it('accepts a dropped image', async () => {
    render(<Form />)
    await open()
    fireEvent.drop(within(dialog()).getByText(/or drop an image/), { dataTransfer: { files: [photo] } })
    expect(await within(dialog()).findByLabelText('What it shows')).toBeVisible()
    expect(prepare).toHaveBeenCalledWith(photo)
  })

  it('shows the error at the description if only that is missing', async () => {
    render(<Form start={{ url: '/images/shop.webp', alt: '' }} error="Say what the image shows" />)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByLabelText('What the image shows')).toHaveAccessibleDescription(
      /Say what the image shows/,
    )
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })
})
