import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Screens } from '@/admin/app/admin-app'
import { registry } from '@/admin/app/resources'
import { RegistryProvider } from '@/admin/kit/registry/registry'
import { toasts } from '@/admin/kit/screen/toast-store'
import { requests, rowsOf, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const uuid = (index: number) => `11111111-2222-4333-8444-${String(index).padStart(12, '0')}`
const open = (address: string) =>
  renderApp(
    <RegistryProvider value={registry}>
      <Screens />
    </RegistryProvider>,
    { address },
  )
/** A server response with this count for any table. */
const count = (total: number) => () =>
  new Response(null, { status: 200, headers: { 'content-range': `0-0/${total}` } })

const topic = (index: number) => ({
  id: uuid(index),
  updated_at: '2026-11-21T01:00:00Z',
  name: `Topic ${index}`,
  slug: `topic-${index}`,
  is_active: true,
  display_order: index,
})
const deletions = () =>
  requests.filter(({ name, body }) => name === 'rpc/set_deleted' && (body as { deleted: boolean }).deleted)

/** Serves a list of topics and their deletion. */
function serveTopics(total: number) {
  const rows = Array.from({ length: total }, (_, index) => topic(index))
  const ids = rows.map(({ id }) => id)
  serve('blog_topics', () => rowsOf(total, rows))
  serve('rpc/set_deleted', ids)
}

beforeEach(() => serve('*', []))

describe('a deletion', () => {
  it('of many rows asks for confirmation; Undo restores them', async () => {
    serveTopics(12)
    const { user } = open('/admin/blog/topics')
    await user.click(await screen.findByRole('checkbox', { name: /Select this page/ }))
    await user.click(screen.getByRole('button', { name: 'Delete 12 topics' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 12 topics?' }))
    expect(deletions()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Keep' }))
    expect(screen.queryByRole('dialog', { name: 'Delete 12 topics?' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Delete 12 topics' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(toasts.read().at(-1)?.text).toBe('12 topics deleted.'))
    toasts.read().at(-1)?.action?.run()
    await waitFor(() => expect(toasts.read().at(-1)?.text).toBe('12 topics are back.'))
  })

  it('of a few rows happens at once; Undo restores them', async () => {
    serveTopics(1)
    const { user } = open('/admin/blog/topics')
    await user.click(await screen.findByRole('checkbox', { name: /Select this page/ }))
    await user.click(screen.getByRole('button', { name: 'Delete 1 topic' }))
    await waitFor(() => expect(toasts.read().at(-1)?.text).toBe('1 topic deleted.'))
    toasts.read().at(-1)?.action?.run()
    await waitFor(() => expect(toasts.read().at(-1)?.text).toBe('1 topic is back.'))
    expect(requests.findLast(({ name }) => name === 'rpc/set_deleted')?.body).toEqual({
      of_table: 'blog_topics',
      ids: [uuid(0)],
      deleted: false,
    })
  })

  it('of rows of which somebody else deleted one meanwhile reports how many it deleted', async () => {
    serveTopics(2)
    serve('rpc/set_deleted', [uuid(0)])
    const { user } = open('/admin/blog/topics')
    await user.click(await screen.findByRole('checkbox', { name: /Select this page/ }))
    await user.click(screen.getByRole('button', { name: 'Delete 2 topics' }))
    await waitFor(() => expect(toasts.read().at(-1)?.text).toBe('1 of 2 deleted: the rest already was.'))
    toasts.read().at(-1)?.action?.run()
    await waitFor(() => expect(toasts.read().at(-1)?.text).toBe('1 of 2 restored.'))
  })

  it('of an author names their articles, and needs no confirmation if there are none', async () => {
    const author = {
      id: uuid(1),
      name: 'Farah',
      title: 'Editor',
      created_at: '2026-11-21T01:00:00Z',
      posts: [{ count: 3 }],
    }
    serve('blog_authors', rowsOf(1, [author]))
    serve('rpc/set_deleted', [uuid(1)])
    serve('blog_posts', count(3))
    const { user } = open('/admin/blog/authors')
    const button = await screen.findByRole('button', { name: /^Delete ?Farah/ })
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Farah”?' })
    expect(dialog).toHaveTextContent('3 articles lose their author and are signed by the studio.')
    await user.click(within(dialog).getByRole('button', { name: 'Keep' }))
    expect(deletions()).toEqual([])
    expect(requests.find(({ name }) => name === 'blog_posts')?.params.get('author_id')).toBe(
      `in.(${uuid(1)})`,
    )
    serve('blog_posts', count(0))
    await user.click(button)
    await waitFor(() =>
      expect(deletions().map(({ body }) => body)).toEqual([
        { of_table: 'blog_authors', ids: [uuid(1)], deleted: true },
      ]),
    )
  })

  it('happens once, however often the button is pressed while the dependents are counted', async () => {
    const author = {
      id: uuid(1),
      name: 'Farah',
      title: 'Editor',
      created_at: '2026-11-21T01:00:00Z',
      posts: [],
    }
    serve('blog_authors', rowsOf(1, [author]))
    serve('rpc/set_deleted', [uuid(1)])
    let answer: () => void = () => {}
    const counted = new Promise<void>((resolve) => (answer = resolve))
    serve('blog_posts', () => counted.then(count(0)))
    const { user } = open('/admin/blog/authors')
    await user.dblClick(await screen.findByRole('button', { name: /^Delete ?Farah/ }))
    answer()
    await waitFor(() => expect(toasts.read().at(-1)?.text).toBe('“Farah” deleted.'))
    await waitFor(() => expect(screen.getByRole('button', { name: /^Delete ?Farah/ })).not.toBeDisabled())
    expect(deletions()).toHaveLength(1)
    expect(requests.filter(({ name }) => name === 'blog_posts')).toHaveLength(1)
  })

  it('of a live industry page names its URL and what is deleted with it', async () => {
    const niche = {
      id: uuid(1),
      slug: 'homestay',
      name: 'Homestay',
      status: 'live',
      is_published: true,
      icon_name: 'House',
      tagline: '',
      aliases: [],
      content: {},
    }
    serve('niche_pages', rowsOf(1, [niche]))
    serve('niche_testimonials', count(4))
    serve('portfolio_projects', count(1))
    const { user } = open('/admin/niches')
    await user.click(await screen.findByRole('button', { name: /^Delete ?Homestay/ }))
    expect(await screen.findByRole('dialog', { name: 'Delete “Homestay”?' })).toHaveTextContent(
      'Visitors no longer find /services/homestay. 4 testimonials are deleted with it. 1 project belongs to no industry then.',
    )
  })
})

describe('field labels of a form', () => {
  it('say that an author’s URL is derived from the name', async () => {
    open('/admin/blog/authors/new')
    expect(await screen.findByText('Created from the name until you write your own.')).toBeVisible()
  })

  it('of a project are distinct: no label contains another', async () => {
    open('/admin/portfolio/new')
    await screen.findByLabelText('Title')
    const labels = [...document.querySelectorAll('label')].map((label) => label.textContent ?? '')
    for (const label of labels)
      expect(
        labels.filter((other) => other.includes(label)),
        label,
      ).toEqual([label])
    expect(labels).toEqual(expect.arrayContaining(['Package sold', 'Portfolio filter: package']))
  })
})
