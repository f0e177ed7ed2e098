import * as v from 'valibot'
import { field, optionalText, orNull } from '@/admin/kit/form/text-schema'
import { TextField } from '@/admin/kit/form/text-field'
import { adminPaths } from '@/admin/kit/paths'
import { columnsOf } from '@/admin/kit/record/complete-form'
import type { RecordHandle } from '@/admin/kit/record/record'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { AddClientsScreen } from '@/admin/leads/clients/add-clients-screen'
import { personPath } from '@/admin/leads/shared/person-key'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { isEmail, isPhone, plainContact } from '@/lib/contact-detail'
import type { Tables } from '@/lib/database.types'
import { malaysiaDate } from '@/lib/dates'
import { hasMarkup } from '@/lib/written-text'

const table = 'clients'
const plainName = v.pipe(
  optionalText(200),
  v.check((text) => !hasMarkup(text), 'Write it without < and >'),
)
const contact = (matches: (text: string) => boolean, message: string) =>
  orNull(
    v.pipe(
      v.string(),
      v.transform(plainContact),
      v.check((text) => text === '' || matches(text), message),
    ),
  )
const entries = v.object({
  name: field('Name', orNull(plainName)),
  email: field('Email', contact(isEmail, 'Please enter a valid email address')),
  phone: field('Phone', contact(isPhone, 'Please enter a phone number of 10 digits or more')),
  company: field('Company', orNull(plainName)),
  note: field('Note', orNull(optionalText(5000))),
})
const schema = v.pipe(
  entries,
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => Boolean(email || phone),
      'Give an email address or a phone number',
    ),
    ['email'],
  ),
)
type ClientForm = v.InferInput<typeof schema>

const fields = columnsOf(schema, 'created_at', 'person_key')
type Client = Pick<Tables<typeof table>, (typeof fields)[number]>

const nameOf = ({ name, company, email, phone }: Client) => name ?? company ?? email ?? phone ?? ''

/** Clients whom the studio had before this website; each is also a person with everything they send. */
export const clients = defineResource<Client, Client, typeof schema>({
  name: 'clients',
  path: adminPaths.clients,
  table,
  names: { title: 'Clients from lists', one: 'client', many: 'clients' },
  rowLabel: nameOf,
  searchKind: 'client',
  create: {
    label: 'Add clients',
    keywords: 'import csv old clients customers contacts list',
    Screen: AddClientsScreen,
  },
  list: {
    lead: 'Clients you had before this website, as you added them. Their messages and orders are under People.',
    fields,
    search: {
      columns: ['name', 'email', 'phone', 'person_key', 'company'],
      label: 'Search name, contact or company',
    },
    columns: [
      { id: 'name', header: 'Name', kind: 'main', sortBy: 'name', cell: nameOf, csv: ({ name }) => name },
      {
        id: 'company',
        header: 'Company',
        kind: 'long',
        sortBy: 'company',
        cell: ({ company }) => company ?? '',
      },
      { id: 'email', header: 'Email', kind: 'long', sortBy: 'email', cell: ({ email }) => email ?? '' },
      { id: 'phone', header: 'Phone', cell: ({ phone }) => phone ?? '' },
      {
        id: 'added',
        header: 'Added on',
        kind: 'number',
        sortBy: 'created_at',
        cell: ({ created_at: at }) => malaysiaDate(at),
        csv: ({ created_at: at }) => new Date(at),
      },
    ],
    defaultSort: { id: 'added', descending: true },
    csv: { newest: 'created_at', more: [{ header: 'Note', csv: ({ note }) => note }] },
    empty: {
      title: 'No clients from lists yet',
      text: 'Bring the clients you already have: from Excel, your phone’s contacts or a newsletter service.',
    },
  },
  form: { schema, fields, Fields: ClientFields, Aside: ClientAside },
})

function ClientFields({ form }: RecordHandle<Client, ClientForm>) {
  return (
    <>
      <TextField form={form} name="name" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="email" inputMode="email" />
        <TextField form={form} name="phone" inputMode="tel" />
      </div>
      <TextField form={form} name="company" />
      <TextField form={form} name="note" rows={5} />
    </>
  )
}

function ClientAside({ stored }: RecordHandle<Client, ClientForm>) {
  const path = stored && personPath(stored.email ?? stored.phone ?? '')
  return path ? <TextButtonLink to={path}>Their messages and orders</TextButtonLink> : null
}
