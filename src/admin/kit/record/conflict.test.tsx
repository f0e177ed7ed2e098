import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { rightsKey } from '@/admin/kit/session/follow-session'
import { toasts } from '@/admin/kit/screen/toast-store'
import { refusal, requests, serve, writes } from '@tests/support/fake-server'
import { category, id, open, row } from '@tests/support/record-of-category'
import { renderApp } from '@tests/support/render-app'

beforeEach(() => serve('*', [row()]))

/** A category whose name and switch depend on each other. */
const withRule: typeof category = {
  ...category,
  schema: v.pipe(
    category.schema as v.GenericSchema<{ name: string; slug: string; is_active: boolean }>,
    v.forward(
      v.partialCheck(
        [['name'], ['is_active']],
        ({ name, is_active: isActive }) => isActive || name !== 'Inns',
        'Inns are shown',
      ),
      ['name'],
    ),
  ),
}

describe('a record that another user saved meanwhile', () => {
  /** Serves another user's version from now on, and accepts a write on top of it. */
  function overtakenBy(theirs: ReturnType<typeof row>) {
    serve('*', ({ method, params, body }) => {
      if (method === 'GET') return [theirs]
      const current = params.get('updated_at') === `eq.${theirs.updated_at}`
      return current ? [{ ...theirs, ...(body as object), updated_at: 'later' }] : []
    })
    serve('rpc/last_change', [{ changed_at: theirs.updated_at, actor_email: 'other@example.test' }])
  }
  const rename = async () => {
    const name = await screen.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Inns')
    return name
  }

  it('asks about a field that both users changed, and overwrites nothing before the choice', async () => {
    open(id)
    const name = await rename()
    overtakenBy(row({ name: 'Guest houses', updated_at: '2026-11-21T02:00:00+00:00' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(await screen.findByText(/other@example\.test saved this category/)).toBeInTheDocument()
    expect(screen.getByText('Guest houses', { selector: 'del' })).toBeInTheDocument()
    expect(name).toHaveValue('Inns')
    expect(writes()).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Keep yours: Name' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(writes()[1]?.body).toEqual({ name: 'Inns' })
    // The pressed button is gone.
    expect(screen.getByRole('button', { name: 'Save category' })).toHaveFocus()
  })

  it('leaves the focus at the field that is refused after the choice', async () => {
    open(id)
    const name = await rename()
    overtakenBy(row({ name: 'Guest houses', updated_at: '2026-11-21T02:00:00+00:00' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    const keep = await screen.findByRole('button', { name: 'Keep yours: Name' })
    const message = 'duplicate key value violates unique constraint "blog_categories_name_key"'
    serve('*', () => refusal(message, { status: 409, code: '23505' }))
    await userEvent.click(keep)
    expect(await screen.findByText(/was not saved\. Look at the marked field/)).toBeVisible()
    expect(name).toHaveFocus()
  })

  it('marks the field when two changes do not fit each other, and says nothing was saved', async () => {
    renderApp(<RecordScreen record={withRule} id={id} />)
    const name = await rename()
    overtakenBy(row({ is_active: false, updated_at: '2026-11-21T02:00:00+00:00' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(await screen.findByText('Nothing was saved yet. Look at: Name.')).toBeVisible()
    expect(name).toHaveFocus()
    expect(toasts.read().at(-1)?.text ?? '').not.toContain('are both kept')
  })

  it('takes the other user’s value if chosen, and does not overwrite it', async () => {
    open(id)
    const name = await rename()
    overtakenBy(row({ name: 'Guest houses', updated_at: '2026-11-21T02:00:00+00:00' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use theirs: Name' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(name).toHaveValue('Guest houses')
    expect(writes()).toHaveLength(1)
  })

  it('keeps the other user’s change to an untouched field without a question', async () => {
    open(id)
    await rename()
    overtakenBy(row({ is_active: false, updated_at: '2026-11-21T02:00:00+00:00' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(screen.getByLabelText('Show it on the website')).not.toBeChecked()
    expect(writes()[1]?.body).toEqual({ name: 'Inns' })
    expect(toasts.read().at(-1)?.text).toBe(
      'other@example.test also changed this category: Shown on the website. Their changes and yours are both kept.',
    )
  })

  it('that another user deleted can be restored with the changes', async () => {
    const { queryClient } = open(id)
    queryClient.setQueryData(rightsKey, 'owner')
    await rename()
    let isDeleted = true
    const restored = row({ updated_at: '2026-11-21T03:00:00+00:00' })
    serve('*', ({ method, params, body }) => {
      if (isDeleted) return []
      if (method === 'GET') return [restored]
      const current = params.get('updated_at') === `eq.${restored.updated_at}`
      return current ? [{ ...restored, ...(body as object), updated_at: 'later' }] : []
    })
    serve('rpc/set_deleted', () => {
      isDeleted = false
      return [id]
    })
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(
      await screen.findByText('Someone else deleted this category while you were writing.'),
    ).toBeVisible()
    // A session that is over sees no row either, so the database is asked about it.
    expect(queryClient.getQueryState(rightsKey)?.isInvalidated).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Restore it with my changes' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(requests.find(({ name }) => name === 'rpc/set_deleted')?.body).toEqual({
      of_table: 'blog_categories',
      ids: [id],
      deleted: false,
    })
    expect(writes().at(-1)?.body).toEqual({ name: 'Inns' })
  })

  it('is not written if nothing changed', async () => {
    serve('*', [row({ name: 'Hotels\n' })])
    open(id)
    await screen.findByLabelText('Name')
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(writes()).toEqual([])
  })

  it('is saved without a question if only columns outside its form changed meanwhile', async () => {
    open(id)
    const name = await screen.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Inns')
    const moved = row({ updated_at: '2026-11-21T02:00:00+00:00' })
    serve('*', ({ method, params }) => {
      if (method === 'GET') return [moved]
      const current = params.get('updated_at') === `eq.${moved.updated_at}`
      return current ? [{ ...moved, name: 'Inns', updated_at: 'later' }] : []
    })
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(screen.queryByText(/while you were writing/)).toBeNull()
    expect(writes()).toHaveLength(2)
  })
})
