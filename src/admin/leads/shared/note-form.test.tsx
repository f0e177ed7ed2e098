import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { NoteForm } from '@/admin/leads/shared/note-form'
import { refusal, requests, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const id = '11111111-2222-4333-8444-555555555555'
const sent = () => requests.map(({ body }) => body)

beforeEach(() => serve('lead_notes', new Response(null, { status: 201 })))

function Desk({ mode = 'visible' }: { mode?: 'visible' | 'hidden' }) {
  return (
    <Activity mode={mode}>
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
        <Route path="/next" element="Another lead" />
      </Routes>
    </Activity>
  )
}
/** All drafts: an earlier test's form may write its own when it is put away. */
const kept = () => JSON.stringify(localStorage)
const note = () => screen.findByLabelText('New note')

it('whoever leaves with a note that is not added is asked; it is gone only if they say so', async () => {
  renderApp(<Desk />)
  await userEvent.type(await note(), 'Call back on Tuesday')
  await userEvent.click(screen.getByRole('link', { name: 'Next lead' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep writing' }))
  expect(await note()).toHaveValue('Call back on Tuesday')
  await userEvent.click(screen.getByRole('link', { name: 'Next lead' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without it' }))
  expect(await screen.findByText('Another lead')).toBeInTheDocument()
  await waitFor(() => expect(kept()).not.toContain('Tuesday'))
})

it('a note that is added leaves nothing behind and asks nothing', async () => {
  renderApp(<Desk />)
  await userEvent.type(await note(), ' Prefers mornings ')
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(async () => expect(await note()).toHaveValue(''))
  expect(sent()).toEqual([{ subject_table: 'booking_submissions', subject_id: id, body: 'Prefers mornings' }])
  expect(await note()).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Next lead' }))
  expect(await screen.findByText('Another lead')).toBeInTheDocument()
  expect(kept()).not.toContain('mornings')
})

it('a note the server does not take stays in the field', async () => {
  serve('lead_notes', refusal('Out of order', { status: 500 }))
  renderApp(<Desk />)
  await userEvent.type(await note(), 'Kept')
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText(/The note was not saved\. Out of order\./)).toBeInTheDocument()
  expect(await note()).toHaveValue('Kept')
})

it('nothing and too much are refused at the field', async () => {
  renderApp(<Desk />)
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

it('what was just typed is kept while the desk is put away for a new sign-in', async () => {
  const { rerender } = renderApp(<Desk />)
  await userEvent.type(await note(), 'Half a note')
  rerender(<Desk mode="hidden" />)
  expect(kept()).toContain('Half a note')
  rerender(<Desk />)
  expect(await note()).toHaveValue('Half a note')
})

it('goes on with the note of a tab that is gone, and gives it up when asked to', async () => {
  const draft = { values: { body: 'Left behind' }, at: '2026-11-21T01:30:00Z', rowId: id }
  const left = `desk-draft::notes:${id}`
  localStorage.setItem(left, JSON.stringify(draft))
  renderApp(<Desk />)
  expect(await note()).toHaveValue('Left behind')
  expect(screen.getByText(/what you wrote on 21 Nov 2026, 9:30/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Start afresh' }))
  expect(await note()).toHaveValue('')
  await waitFor(() => expect(localStorage.getItem(left)).toBeNull())
})
