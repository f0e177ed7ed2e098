import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { NoteForm } from '@/admin/leads/shared/note-form'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { lastToast } from '@tests/support/last-toast'

const id = '11111111-2222-4333-8444-555555555555'
const sent = () => requests.map(({ body }) => body)

beforeEach(() => serve('lead_notes', new Response(null, { status: 201 })))

function Lead() {
  return (
    <Routes>
      <Route
        path="/"
        element={
          <>
            <NoteForm subject={{ kind: 'lead', table: 'booking_submissions', id }} />
            <Link to="/next">Next lead</Link>
          </>
        }
      />
      <Route path="/next" element={<Link to="/">Back</Link>} />
    </Routes>
  )
}
/** All drafts, since the form of an earlier test may save one when it unmounts. */
const stored = () => JSON.stringify(localStorage)
const note = () => screen.findByLabelText('New note')

it('an unsaved note is restored when the lead is opened again', async () => {
  renderApp(<Lead />)
  await userEvent.type(await note(), 'Call back on Tuesday')
  await userEvent.click(screen.getByRole('link', { name: 'Next lead' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Back' }))
  expect(await note()).toHaveValue('Call back on Tuesday')
})

it('a saved note clears the field and its draft', async () => {
  renderApp(<Lead />)
  await userEvent.type(await note(), ' Prefers mornings ')
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(async () => expect(await note()).toHaveValue(''))
  expect(sent()).toEqual([{ subject_table: 'booking_submissions', subject_id: id, body: 'Prefers mornings' }])
  expect(await note()).toHaveFocus()
  expect(stored()).not.toContain('mornings')
})

it('a note that the server rejects stays in the field', async () => {
  serve('lead_notes', refusal('Out of order', { status: 500 }))
  renderApp(<Lead />)
  await userEvent.type(await note(), 'Kept')
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  await expect.poll(lastToast).toBe('The note was not saved; it is still here. Out of order.')
  expect(await note()).toHaveValue('Kept')
})

it('an empty or too long note shows an error at the field', async () => {
  renderApp(<Lead />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Write the note first.')).toBeInTheDocument()
  await userEvent.click(await note())
  await userEvent.paste('x'.repeat(5001))
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  expect(
    await screen.findByText('A note has at most 5,000 characters; this one has 5,001.'),
  ).toBeInTheDocument()
  expect(sent()).toEqual([])
})

it('restores the note of a closed tab', async () => {
  const draft = { values: { body: 'Left behind' }, at: '2026-11-21T01:30:00Z', rowId: id }
  const left = `admin-draft::notes:${id}`
  localStorage.setItem(left, JSON.stringify(draft))
  renderApp(<Lead />)
  expect(await note()).toHaveValue('Left behind')
  await userEvent.clear(await note())
  await waitFor(() => expect(localStorage.getItem(left)).toBeNull())
})
