import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ContentContext, createContent, queryOptions, useContent } from '@/lib/content'
import { providedLibrary } from '@/lib/query-library'

const read = vi.fn(async () => 'read')
const query = (subject: 'site' | 'blog') => queryOptions({ queryKey: [subject, 'name'], queryFn: read })

const drawn = vi.fn()

function Name({ subject }: { subject: 'site' | 'blog' }) {
  drawn()
  const { data, isPending } = useContent(query(subject))
  return <p>{isPending ? 'Loading' : data}</p>
}

const content = createContent([{ key: ['site', 'name'], data: 'built' }])
const show = (subject: 'site' | 'blog', shown = content) =>
  render(
    <ContentContext value={shown}>
      <Name subject={subject} />
    </ContentContext>,
  )

// In this order: once the query library is there, it stays.
it('what a page was built with is shown, and nothing is fetched for it, not even the query library', async () => {
  show('site')
  await act(() => Promise.resolve())
  expect(screen.getByText('built')).toBeVisible()
  expect(content.read(['site', 'name'])).toBe('built')
  expect(read).not.toHaveBeenCalled()
  expect(providedLibrary()).toBeUndefined()
})

it('what it was not built with is read, by the library that knows what it was built with', async () => {
  show('blog')
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('read')).toBeVisible()
  expect(read).toHaveBeenCalledOnce()
  expect(content.library()?.client.getQueryData(['site', 'name'])).toBe('built')
})

it('what it was built with is not drawn again when the library comes', async () => {
  const late = createContent([{ key: ['site', 'name'], data: 'built' }])
  const known = vi.spyOn(late, 'library').mockReturnValueOnce(undefined)
  show('site', late)
  drawn.mockClear()
  known.mockRestore()
  const { client } = await late.loadLibrary()
  await act(async () => client.setQueryData(['site', 'else'], 'changed'))
  expect(drawn).not.toHaveBeenCalled()
  await act(async () => client.setQueryData(['site', 'name'], 'newer'))
  expect(await screen.findByText('newer')).toBeVisible()
})

it('what is newer is shown in place of what was built', async () => {
  show('site')
  expect(screen.getByText('built')).toBeVisible()
  const { client } = await content.loadLibrary()
  await act(() => client.invalidateQueries({ queryKey: ['site'] }))
  expect(await screen.findByText('read')).toBeVisible()
})
