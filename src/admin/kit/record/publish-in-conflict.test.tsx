import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { refusal, serve, writes } from '@tests/support/fake-server'
import { category, id, row } from '@tests/support/record-of-category'
import { renderApp } from '@tests/support/render-app'

/** Like the button 'Publish' of an article: it saves with a value that the form does not show. */
const Publish: NonNullable<typeof category.Actions> = ({ save }) => (
  <>
    <button type="submit">Save draft</button>
    <button type="button" onClick={() => void save({ is_active: true })}>
      Publish
    </button>
  </>
)
const withPublish = { ...category, Actions: Publish }

const draft = row({ is_active: false })
/** Opens the form, renames the row, then serves another user's version of it. */
async function renameOvertakenBy(theirs: ReturnType<typeof row> | undefined) {
  serve('*', [draft])
  renderApp(<RecordScreen record={withPublish} id={id} />)
  const name = await screen.findByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Inns')
  let current = theirs
  const serveCurrent = () =>
    serve('*', ({ method, params, body }) => {
      if (!current) return []
      if (method === 'GET') return [current]
      if (params.get('updated_at') !== `eq.${current.updated_at}`) return []
      current = { ...current, ...(body as object), updated_at: 'later' }
      return [current]
    })
  serveCurrent()
  serve('rpc/set_deleted', () => {
    current = row({ is_active: false, updated_at: 'restored' })
    return [id]
  })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const theirs = row({ is_active: false, name: 'Guest houses', updated_at: '2026-11-21T02:00:00+00:00' })

describe('publishing that met a change of another user', () => {
  it('is completed by the last choice', async () => {
    await renameOvertakenBy(theirs)
    await press('Publish')
    await press('Keep yours: Name')
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(writes().at(-1)?.body).toEqual({ name: 'Inns', is_active: true })
    expect(screen.getByLabelText('Show it on the website')).toBeChecked()
  })

  it('is completed also if their values are chosen for all fields', async () => {
    await renameOvertakenBy(theirs)
    await press('Publish')
    await press('Use theirs: Name')
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(writes().at(-1)?.body).toEqual({ is_active: true })
  })

  it('is completed by restoring the row that the other user deleted', async () => {
    await renameOvertakenBy(undefined)
    await press('Publish')
    await press('Restore it with my changes')
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(writes().at(-1)?.body).toEqual({ name: 'Inns', is_active: true })
  })

  it('is not part of a save after it was refused', async () => {
    serve('*', [draft])
    renderApp(<RecordScreen record={withPublish} id={id} />)
    await userEvent.type(await screen.findByLabelText('Name'), ' and inns')
    serve('*', ({ method }) => (method === 'PATCH' ? refusal('Out of order') : [draft]))
    await press('Publish')
    expect(await screen.findByText(/was not saved\. Out of order/)).toBeVisible()
    serve('*', ({ body }) => [{ ...draft, ...(body as object), updated_at: 'later' }])
    await press('Save draft')
    await waitFor(() => expect(writes().at(-1)?.body).toEqual({ name: 'Hotels and inns' }))
  })
})
