import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { serve } from '@tests/support/fake-server'
import { id, open, row } from '@tests/support/record-of-category'

const key = `admin-draft::blog-categories:${id}`
const draftOf = (name: string, at = '2026-11-28T01:30:00Z') =>
  JSON.stringify({
    values: { name, slug: 'hotels', is_active: true },
    at,
    rowId: id,
    version: row().updated_at,
  })
/** What another tab with the same row does. */
const otherTabWrites = (draft: string) => localStorage.setItem(key, draft)

beforeEach(() => {
  localStorage.clear()
  serve('*', [row()])
})

describe('a draft that another tab wrote', () => {
  it('stays when an untouched form of the row is left', async () => {
    open(id)
    await screen.findByLabelText('Name')
    otherTabWrites(draftOf('Inns'))
    cleanup()
    expect(localStorage.getItem(key)).toBe(draftOf('Inns'))
  })

  it('stays when a form with text of its own is saved', async () => {
    open(id)
    await userEvent.type(await screen.findByLabelText('Name'), ' and inns')
    otherTabWrites(draftOf('Guest houses'))
    serve('*', [row({ name: 'Hotels and inns', updated_at: 'later' })])
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    cleanup()
    expect(localStorage.getItem(key)).toBe(draftOf('Guest houses'))
  })

  it('is not replaced by the older text that a form opened with', async () => {
    otherTabWrites(draftOf('Half wri'))
    open(id)
    expect(await screen.findByLabelText('Name')).toHaveValue('Half wri')
    otherTabWrites(draftOf('Half written', '2026-11-28T01:31:00Z'))
    cleanup()
    expect(localStorage.getItem(key)).toBe(draftOf('Half written', '2026-11-28T01:31:00Z'))
  })
})

it('a draft is written when its form is left, if another tab removed it', async () => {
  open(id)
  await userEvent.type(await screen.findByLabelText('Name'), ' and inns')
  localStorage.removeItem(key)
  cleanup()
  expect(localStorage.getItem(key)).toContain('Hotels and inns')
})
