import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { isSessionRefused } from '@/admin/kit/api/api-error'
import { refusal, serve, writes, type ServerRequest } from '@tests/support/fake-server'
import { category, id, open, row } from '@tests/support/record-of-category'

beforeEach(() => serve('*', [row()]))

const isWrite = ({ method, name }: ServerRequest) => method !== 'GET' && !name.startsWith('rpc/')

describe('a record', () => {
  it('is saved only over the version it was loaded with, and shows the time of the save', async () => {
    open(id)
    const name = await screen.findByLabelText('Name')
    expect(name).toHaveValue('Hotels')
    await userEvent.clear(name)
    await userEvent.type(name, 'Inns')
    expect(screen.getByText('Not saved yet')).toBeInTheDocument()
    serve('*', (request) =>
      isWrite(request) ? [row({ name: 'Inns', updated_at: '2026-11-21T02:00:00+00:00' })] : [],
    )
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText(/^Saved at \d+:\d\d [AP]M$/)).toBeInTheDocument()
    const [write] = writes()
    expect(write?.method).toBe('PATCH')
    expect(write?.params.get('updated_at')).toBe('eq.2026-11-21T01:00:00.123456+00:00')
    expect(write?.body, 'only what was changed').toEqual({ name: 'Inns' })
  })

  it('keeps text typed during a save, and shows that it is not saved yet', async () => {
    open(id)
    const name = await screen.findByLabelText('Name')
    await userEvent.type(name, ' and inns')
    let finish: (rows: unknown[]) => void = () => {}
    serve('*', (request) => (isWrite(request) ? new Promise((resolve) => (finish = resolve)) : []))
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    await waitFor(() => expect(writes()).toHaveLength(1))
    await userEvent.type(name, ' by the sea')
    finish([row({ name: 'Hotels and inns', updated_at: '2026-11-21T02:00:00+00:00' })])
    expect(await screen.findByText('Not saved yet')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save category' })).toBeEnabled())
    expect(name).toHaveValue('Hotels and inns by the sea')
    expect(screen.getByText('Not saved yet')).toBeInTheDocument()
    serve('*', [row({ name: 'Hotels and inns by the sea', updated_at: 'later' })])
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(writes()[1]?.params.get('updated_at')).toBe('eq.2026-11-21T02:00:00+00:00')
  })

  it('checks the session if a save is rejected for it', async () => {
    const { queryClient } = open(id)
    await userEvent.type(await screen.findByLabelText('Name'), ' and inns')
    serve('*', (request) => (isWrite(request) ? refusal('JWT expired', { status: 401 }) : [row()]))
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(await screen.findByText(/^The category was not saved/)).toBeInTheDocument()
    const refusals = queryClient
      .getMutationCache()
      .getAll()
      .filter(({ state }) => isSessionRefused(state.error))
    expect(refusals).toHaveLength(1)
  })

  it('treats a lost response as saved if the stored row has the values to save', async () => {
    open(id)
    const name = await screen.findByLabelText('Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Inns')
    serve('*', ({ method, params }) =>
      method === 'GET' && params.get('id') === `eq.${id}`
        ? [row({ name: 'Inns', updated_at: '2026-11-21T02:00:00+00:00' })]
        : [],
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
  })

  it('focuses the first invalid field, names all beside its button, and sends no request', async () => {
    open()
    const button = await screen.findByRole('button', { name: 'Save category' })
    await userEvent.click(button)
    expect(await screen.findByText('Give it a name')).toBeInTheDocument()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    const said = screen.getByText('Nothing was saved yet. Look at: Name, Web address.')
    expect(button.parentElement).toContainElement(said)
    expect(writes()).toEqual([])
  })

  it('shows a database error at its field, and keeps the typed text', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('Name'), 'Hotels')
    const message = 'duplicate key value violates unique constraint "blog_categories_name_key"'
    serve('*', ({ method }) => (method === 'POST' ? refusal(message, { status: 409, code: '23505' }) : []))
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(
      await screen.findByText('Another category has this name already. Choose another one.'),
    ).toBeInTheDocument()
    expect(screen.getByLabelText('Name')).toHaveValue('Hotels')
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })

  it('restores the draft of a closed tab, and discards it on request', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 1, 30), toFake: ['Date'] })
    const values = { name: 'Half wri', slug: 'hotels', display_order: 1, is_active: true }
    const draft = { values, at: '2026-11-21T01:30:00Z', rowId: id, version: row().updated_at }
    const left = `admin-draft::blog-categories:${id}`
    localStorage.setItem(left, JSON.stringify(draft))
    open(id)
    expect(await screen.findByLabelText('Name')).toHaveValue('Half wri')
    expect(screen.getByText(/Restored what you wrote on 21 Nov 2026, 9:30/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Discard and show the saved version' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Hotels')
    // Checks only this key, since the form of an earlier test may save its draft when it unmounts.
    await waitFor(() => expect(localStorage.getItem(left)).toBeNull())
  })

  it('deletes drafts of any row after seven days', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 1, 30) + 1, toFake: ['Date'] })
    const values = { name: 'Half wri', slug: 'hotels', display_order: 1, is_active: true }
    const draft = JSON.stringify({ values, at: '2026-11-21T01:30:00Z', rowId: id })
    const keys = [`admin-draft::blog-categories:${id}`, 'admin-draft:somebody:articles:new']
    for (const key of keys) localStorage.setItem(key, draft)
    open(id)
    expect(await screen.findByLabelText('Name')).toHaveValue('Hotels')
    for (const key of keys) expect(localStorage.getItem(key)).toBeNull()
  })

  it('restores just-typed text if it is left and reopened at once', async () => {
    const { rerender } = open(id)
    await userEvent.type(await screen.findByLabelText('Name'), ' by the sea')
    // In one step, like Back while the next page is still loading.
    rerender(<RecordScreen key="again" record={category} id={id} />)
    expect(await screen.findByText(/Restored what you wrote on/)).toBeInTheDocument()
    expect(screen.getByLabelText('Name')).toHaveValue('Hotels by the sea')
  })

  it('that was new keeps later drafts under its row after the first save', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('Name'), 'Hotels')
    serve('*', ({ method, body }) => (method === 'POST' ? [row({ id: (body as { id: string }).id })] : []))
    await userEvent.click(screen.getByRole('button', { name: 'Save category' }))
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    const [write] = writes() as [ServerRequest]
    const { id: made } = write.body as { id: string }
    await userEvent.type(screen.getByLabelText('Name'), ' by the sea')
    expect(localStorage.getItem(`admin-draft::blog-categories:${made}`)).toContain('by the sea')
    expect(localStorage.getItem('admin-draft::blog-categories:new') ?? '').not.toContain('by the sea')
  })

  it('shows a save error beside its button, in view, and returns the focus to the button', async () => {
    const intoView = vi.fn()
    Element.prototype.scrollIntoView = intoView
    open(id)
    await userEvent.type(await screen.findByLabelText('Name'), ' and inns')
    serve('*', (request) => (isWrite(request) ? refusal('Out of order') : [row()]))
    const button = screen.getByRole('button', { name: 'Save category' })
    await userEvent.click(button)
    const said = await screen.findByRole('alert')
    expect(said).toHaveTextContent(
      'The category was not saved. Out of order. Everything you typed is still here.',
    )
    expect(button.parentElement).toContainElement(said)
    expect(intoView).toHaveBeenCalled()
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('asks before restoring an older state over unsaved text', async () => {
    const change = { id: 'c1', created_at: '2026-11-21T01:00:00Z', table_name: 'blog_categories', row_id: id }
    serve('rpc/history', [
      {
        ...change,
        action: 'update',
        actor: null,
        email: 'farah@example.test',
        label: 'Hotels',
        fields: ['name'],
      },
    ])
    let isRestored = false
    serve('rpc/restore_change', ({ body }) => {
      isRestored = (body as { change: string }).change === change.id
      return null
    })
    serve('blog_categories', () => [row({ name: isRestored ? 'Inns' : 'Hotels' })])
    open(id)
    await userEvent.type(await screen.findByLabelText('Name'), ' and inns')
    await userEvent.click(screen.getByText('History'))
    await userEvent.click(await screen.findByRole('button', { name: /Go back to before/ }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Your unsaved changes here are discarded.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Inns'))
    expect(localStorage.getItem(`admin-draft::blog-categories:${id}`)).toBeNull()
  })

  it('that does not exist shows a message', async () => {
    serve('*', [])
    open(id)
    expect(await screen.findByText('There is no such category')).toBeInTheDocument()
  })

  it('that cannot be loaded offers a retry', async () => {
    serve('*', refusal('Out of order'))
    open(id)
    expect(await screen.findByText('Unable to load the category')).toBeInTheDocument()
    serve('*', [row()])
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByLabelText('Name')).toHaveValue('Hotels')
  })
})
