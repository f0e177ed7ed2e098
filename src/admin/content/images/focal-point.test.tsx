import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { images } from '@/admin/content/images/images-resource'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { serve, writes } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const id = '5f0c2f0a-1111-4222-8333-444455556666'
const url = `/storage/v1/object/public/images/${id}/2000x1000.webp`
const row = { id, url, alt: 'A loom', width: 2000, height: 1000, bytes: 9, placeholder: null }

beforeEach(() => {
  serve('*', [])
  serve('images', [{ ...row, focal_x: 50, focal_y: 50, created_at: '', updated_at: 'v1' }])
})

it('the focal point of an image is set by a click or the arrow keys, and saved in percent', async () => {
  renderApp(<RecordScreen record={images.record as NonNullable<typeof images.record>} id={id} />)
  const point = await screen.findByRole('button', { name: 'Focal point of the image' })
  expect(point).toHaveAccessibleDescription(/^50% from the left, 50% from the top/)
  point.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200)
  fireEvent.click(point, { clientX: 220, clientY: 250, detail: 1 })
  expect(point).toHaveAccessibleDescription(/^30% from the left, 100% from the top/)
  point.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowUp}{/Shift}{Enter}')
  expect(point).toHaveAccessibleDescription(/^32% from the left, 90% from the top/)
  await userEvent.click(screen.getByRole('button', { name: 'Save image' }))
  expect(writes()[0]?.body).toEqual({ focal_x: 32, focal_y: 90 })
})
