import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusedCsv } from '@/admin/leads/import/add-people'
import { AddSubscribersScreen } from '@/admin/leads/subscribers/add-subscribers-screen'
import { refusal, requests, serve, type ServerRequest } from '@tests/support/fake-server'
import { lastToast } from '@tests/support/last-toast'
import { renderApp } from '@tests/support/render-app'
import { write } from '@tests/support/write'

type Sent = { people: Array<{ email: string; name: string; consent: string }>; consent: string }
const sent = () => requests.map(({ body }) => body as Sent)
const added = ({ body }: ServerRequest) => ({ added: (body as Sent).people.length, refused: [] })

beforeEach(() => serve('rpc/add_subscribers', added))

const press = (name: RegExp) => screen.findByRole('button', { name })
const agreed = () => screen.findByLabelText('How and when they agreed')
const file = (content: string | Uint8Array<ArrayBuffer>, name = 'readers.csv') =>
  new File([content], name, { type: 'text/csv' })
const people = (count: number) =>
  Array.from({ length: count }, (_, n) => `reader-${n}@example.test`).join('\n')

/** The screen after a file was chosen. */
async function choose(content: string | Uint8Array<ArrayBuffer>) {
  const { user } = renderApp(<AddSubscribersScreen />)
  await user.upload(screen.getByLabelText('A CSV file'), file(content))
  return user
}
const rows = async () =>
  within(await screen.findByRole('table', { name: 'The first people' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('a typed person is added with how and when they agreed', async () => {
  const { user } = renderApp(<AddSubscribersScreen />)
  write(screen.getByLabelText('Or type them'), 'mei@example.test, Mei')
  await user.click(await press(/^Check the typed list/))
  write(await agreed(), 'By phone, 2 May')
  await user.click(await press(/^Add 1 subscriber/))
  expect(await screen.findByText('1 subscriber added, 0 lines refused.')).toBeVisible()
  expect(sent()).toEqual([
    { people: [{ email: 'mei@example.test', name: 'Mei', consent: '' }], consent: 'By phone, 2 May' },
  ])
})

it('an empty list is not read', async () => {
  const { user } = renderApp(<AddSubscribersScreen />)
  await user.click(await press(/^Check the typed list/))
  await expect.poll(lastToast).toBe('The list was not read. It contains nobody.')
})

describe('before anything is stored, the owner', () => {
  it('sees the first people with first and last name joined, and nothing is sent', async () => {
    await choose(
      'Email Address,First Name,Last Name,OPTIN_TIME,TAGS\r\naina@example.test,Aina,Rahman,"2026-05-02 10:00:00",\r\nkumar@example.test,Kumar,,,\r\n',
    )
    expect(await rows()).toEqual([
      ['aina@example.test', 'Aina Rahman'],
      ['kumar@example.test', 'Kumar'],
    ])
    expect(screen.getByLabelText('First Name')).toHaveDisplayValue('First name')
    expect(screen.getByLabelText('TAGS')).toHaveDisplayValue('Leave out')
    expect(sent()).toEqual([])
  })

  it('reads names with accents from a file that Excel saved for Windows', async () => {
    await choose(
      Uint8Array.from('email,name\r\nrene@example.test,René Díaz\r\n', (sign) => sign.charCodeAt(0)),
    )
    expect(await rows()).toEqual([['rene@example.test', 'René Díaz']])
    expect(screen.getByText(/older Windows encoding/)).toBeVisible()
  })

  it('can change what a column contains', async () => {
    const user = await choose('email,Rufname\nmei@example.test,Mei')
    expect(await rows()).toEqual([['mei@example.test']])
    await user.selectOptions(screen.getByLabelText('Rufname'), 'Name')
    expect(await rows()).toEqual([['mei@example.test', 'Mei']])
  })

  it('can say that the first line has no headings', async () => {
    const user = await choose('Name,Email\nMei,mei@example.test')
    await user.click(await screen.findByLabelText('The first line has headings'))
    expect(screen.getByRole('status')).toHaveTextContent('1 person to add, 1 line refused.')
    expect(screen.getByText(/Line 1/)).toHaveTextContent('Line 1, Name, Email: Not a valid email address.')
  })

  it('sees which lines are refused and why, also as a download', async () => {
    await choose(
      'email,name,status\n\nnobody,Nobody,active\nmei@example.test,Mei,active\nMEI@example.test,Mei again,active\nwei@example.test,Wei,unsubscribed',
    )
    const list = await screen.findByRole('region', { name: 'Refused lines' })
    const items = within(list).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '1 line: Not a valid email address.',
      '1 line: The same person is on an earlier line.',
      '1 line: The list says that this person gets no emails.',
      'Line 3, nobody, Nobody, active: Not a valid email address.',
      'Line 5, MEI@example.test, Mei again, active: The same person is on an earlier line.',
      'Line 6, wei@example.test, Wei, unsubscribed: The list says that this person gets no emails.',
    ])
    expect(within(list).getByRole('button', { name: 'Download the refused lines' })).toBeVisible()
    expect(refusedCsv([{ line: 4, text: '=nobody', reason: 'Not a valid email address.' }])).toBe(
      "\uFEFFLine,Text,Reason\r\n4,'=nobody,Not a valid email address.\r\n",
    )
  })

  it('is asked how the people agreed, unless the list says it for each', async () => {
    const user = await choose('email,consent\nmei@example.test,On paper\nwei@example.test,')
    await user.click(await press(/^Add 2 subscribers/))
    expect(await screen.findByText('Say how and when they agreed')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('can add a list that says for each how they agreed', async () => {
    const user = await choose('email,consent\nmei@example.test,On paper')
    await user.click(await press(/^Add 1 subscriber/))
    expect(await screen.findByText(/^1 subscriber added/)).toBeVisible()
    expect(sent()[0]?.people).toEqual([{ email: 'mei@example.test', name: '', consent: 'On paper' }])
  })
})

it('what the database refuses is counted by reason, the most frequent first', async () => {
  const reasons = ['left', 'erased', 'bounced', 'complained', 'bounced', 'subscribed']
  serve('rpc/add_subscribers', {
    added: 1,
    refused: reasons.map((reason, index) => ({ index, reason })),
  })
  const user = await choose(people(7))
  write(await agreed(), 'On paper')
  await user.click(await press(/^Add 7 subscribers/))
  expect(await screen.findByText('1 subscriber added, 6 lines refused.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  const [counts] = screen.getAllByRole('list')
  expect(
    within(counts as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '2 lines: This address does not exist: emails to it came back.',
    '1 line: This address has unsubscribed: only its owner can subscribe again, on the website.',
    '1 line: This person asked us to erase their data: only they can subscribe again, on the website.',
    '1 line: An email to this address was reported as spam.',
    '1 line: This address already gets newsletters.',
  ])
})

describe('a large list', () => {
  it('is sent in batches with one consent for all', async () => {
    const user = await choose(people(1100))
    write(await agreed(), 'At our stand')
    await user.click(await press(/^Add 1,100 subscribers/))
    expect(await screen.findByText('1,100 subscribers added, 0 lines refused.')).toBeVisible()
    expect(sent().map((body) => [body.people.length, body.consent])).toEqual([
      [500, 'At our stand'],
      [500, 'At our stand'],
      [100, 'At our stand'],
    ])
  })

  it('that stops half-way says how far it came, and continues with the rest alone', async () => {
    let calls = 0
    serve('rpc/add_subscribers', (request: ServerRequest) =>
      (calls += 1) === 2 ? refusal('Out of order') : added(request),
    )
    const user = await choose(people(600))
    write(await agreed(), 'On paper')
    await user.click(await press(/^Add 600 subscribers/))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Stopped after 500 of 600 people\. Out of order\./,
    )
    await user.click(await press(/^Continue with 100 subscribers/))
    expect(await screen.findByText('600 subscribers added, 0 lines refused.')).toBeVisible()
    const addresses = sent().flatMap((body) => body.people.map(({ email }) => email))
    expect(sent().map((body) => body.people.length)).toEqual([500, 100, 100])
    expect(new Set(addresses).size).toBe(600)
  })

  it('of more than 20,000 people is not read', async () => {
    await choose(people(20_002))
    await expect.poll(lastToast).toMatch(/There are 20,002 lines in it: add at most 20,000/)
    expect(sent()).toEqual([])
  })
})
