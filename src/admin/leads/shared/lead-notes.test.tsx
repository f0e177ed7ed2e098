import { screen, waitFor } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { LeadNotes } from '@/admin/leads/shared/lead-notes'
import { refusal, serve, writes } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { lastToast } from '@tests/support/last-toast'
import { write } from '@tests/support/write'

const id = '11111111-2222-4333-8444-555555555555'
const sent = () => writes().map(({ body }) => body)

beforeEach(() => serve('lead_notes', []))

function Lead() {
  return (
    <Routes>
      <Route
        path="/"
        element={
          <>
            <LeadNotes subject={{ kind: 'lead', table: 'booking_submissions', id }} />
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
  const { user } = renderApp(<Lead />)
  write(await note(), 'Call back on Tuesday')
  await user.click(screen.getByRole('link', { name: 'Next lead' }))
  await user.click(await screen.findByRole('link', { name: 'Back' }))
  expect(await note()).toHaveValue('Call back on Tuesday')
})

it('a saved note clears the field and its draft', async () => {
  const { user } = renderApp(<Lead />)
  write(await note(), ' Prefers mornings ')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(async () => expect(await note()).toHaveValue(''))
  expect(sent()).toEqual([{ subject_table: 'booking_submissions', subject_id: id, body: 'Prefers mornings' }])
  expect(await note()).toHaveFocus()
  expect(stored()).not.toContain('mornings')
})

it('a note that the server rejects stays in the field', async () => {
  const { user } = renderApp(<Lead />)
  await note()
  serve('lead_notes', refusal('Out of order'))
  await user.type(await note(), 'Kept')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await expect.poll(lastToast).toBe('The note was not saved; it is still here. Out of order.')
  expect(await note()).toHaveValue('Kept')
})

it('an empty or too long note shows an error at the field', async () => {
  const { user } = renderApp(<Lead />)
  await user.click(await screen.findByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Write the note first.')).toBeInTheDocument()
  await user.click(await note())
  await user.paste('x'.repeat(5001))
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Keep it under 5,001 characters')).toBeInTheDocument()
  expect(sent()).toEqual([])
})
