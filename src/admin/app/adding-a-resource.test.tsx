import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'
import { Screens } from '@/admin/app/admin-app'
import { Sidebar } from '@/admin/app/layout/sidebar'
import { ownEntries } from '@/admin/app/palette/palette-entries'
import { field, optionalText, orNull } from '@/admin/kit/form/text-schema'
import { TextField } from '@/admin/kit/form/text-field'
import { columnsOf } from '@/admin/kit/record/complete-form'
import { createRegistry, RegistryProvider } from '@/admin/kit/registry/registry'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { serve } from '@tests/support/fake-server'
import { recordOf } from '@tests/support/record-of'
import { renderApp } from '@tests/support/render-app'

const schema = v.object({
  name: field('What it is called', v.pipe(v.string(), v.trim())),
  note: orNull(optionalText(80)),
  is_active: v.boolean(),
})
interface Topic {
  id: string
  updated_at: string
  name: string
  note: string | null
  is_active: boolean
}
const path = '/admin/small'
const id = '11111111-2222-4333-8444-555555555555'

const small = defineResource<Topic, Topic, typeof schema>({
  name: 'small',
  path,
  table: 'blog_topics',
  names: { title: 'Small things', one: 'thing', many: 'things', full: 'small thing' },
  rowLabel: ({ name }) => name,
  create: { keywords: 'tiny' },
  reorder: [{ title: 'Order of things', lead: 'As they are shown.', labelColumn: 'name' }],
  list: {
    fields: columnsOf(schema),
    columns: [{ id: 'name', header: 'Name', kind: 'main', cell: ({ name }) => name }],
    defaultSort: { id: 'name', descending: false },
    empty: { title: 'Nothing yet', text: '' },
  },
  form: {
    schema,
    Fields: ({ form }) => <TextField form={form} name="name" />,
  },
})
const registry = createRegistry([{ title: 'Things', screens: [small] }])

const row = { id, updated_at: '2026-11-21T01:00:00Z', name: 'A pin', note: null, is_active: true }
beforeEach(() => serve('*', [row]))

const open = (address: string) =>
  renderApp(
    <RegistryProvider value={registry}>
      <Sidebar email="" onSearch={() => {}} />
      <Screens />
    </RegistryProvider>,
    { address },
  )

it('a field of the schema is selected, starts empty, and an empty one is stored as null', () => {
  const { fields, empty, toForm, toRow } = recordOf(small)
  expect(fields).toEqual(['id', 'updated_at', 'name', 'note', 'is_active'])
  expect(empty()).toEqual({ name: '', note: '', is_active: false })
  expect(toForm(row)).toEqual({ name: 'A pin', note: '', is_active: true })
  expect(toRow({ name: ' A nail ', note: '', is_active: false }, row)).toEqual({
    name: 'A nail',
    note: null,
    is_active: false,
  })
})

it('a registered resource has a sidebar entry and a list with links to its rows', async () => {
  open(path)
  const [entry] = screen.getAllByRole('link', { name: 'Things' })
  expect(entry).toHaveAttribute('href', path)
  expect(entry).toHaveAttribute('aria-current', 'page')
  expect(await screen.findByRole('link', { name: 'A pin' })).toHaveAttribute('href', `${path}/${id}`)
  expect(screen.getByRole('link', { name: 'New thing' })).toHaveAttribute('href', `${path}/new`)
  expect(screen.getByRole('link', { name: 'Change the order' })).toHaveAttribute('href', `${path}/order`)
})

it.each([
  [`${path}/new`, 'New thing'],
  [`${path}/${id}`, 'A pin'],
  [`${path}/order`, 'Order of things'],
  [`${path}/no-id`, 'Nothing at this address'],
  ['/admin/elsewhere', 'Nothing at this address'],
])('%s opens the screen “%s”', async (address, heading) => {
  open(address)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
})

it('the first save gives a new row its own path, and its form stays open', async () => {
  serve('*', ({ method, body }) => (method === 'POST' ? [{ ...row, ...(body as object) }] : []))
  const { user, address } = open(`${path}/new`)
  const name = await screen.findByLabelText('What it is called')
  await user.type(name, 'A pin{Control>}s{/Control}')
  await waitFor(() => expect(address()).toMatch(/^\/admin\/small\/[0-9a-f-]{36}$/))
  await user.keyboard(' and a nail')
  expect(screen.getByLabelText('What it is called')).toBe(name)
  expect(name).toHaveValue('A pin and a nail')
})

it('the palette offers its list and its form', () => {
  expect(ownEntries(registry, 'small thing').map(({ label, to }) => [label, to])).toEqual([
    ['Small things', path],
    ['New small thing', `${path}/new`],
  ])
  expect(ownEntries(registry, 'tiny')).toHaveLength(1)
})

it('the history uses its names, the column labels of its form, and the paths of its rows', () => {
  expect(registry.labelsOf('blog_topics')).toMatchObject({ one: 'small thing', many: 'Small things' })
  expect(registry.columnLabel('blog_topics', 'name')).toBe('What it is called')
  expect(registry.rowPath('blog_topics', id)).toBe(`${path}/${id}`)
})
