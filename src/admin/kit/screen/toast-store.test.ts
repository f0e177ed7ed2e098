import { expect, it } from 'vitest'
import { toasts } from '@/admin/kit/screen/toast-store'

it('a new message replaces one that only reports success', () => {
  const undo = { label: 'Undo', run: () => {} }
  toasts.show({ tone: 'success', text: 'Article deleted.', action: undo })
  toasts.show({ tone: 'error', text: 'The file was not created.' })
  toasts.show({ tone: 'success', text: 'The link is saved.' })
  toasts.show({ tone: 'success', text: 'Moved to Friday.' })
  expect(toasts.read().map(({ text }) => text)).toEqual([
    'Article deleted.',
    'The file was not created.',
    'Moved to Friday.',
  ])
})
