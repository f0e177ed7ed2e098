import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusedCsv } from '@/admin/leads/subscribers/add-subscribers'
import { AddSubscribersScreen } from '@/admin/leads/subscribers/add-subscribers-screen'
import { refusal, requests, serve, type ServerRequest } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { lastToast } from '@tests/support/last-toast'
import { write } from '@tests/support/write'

type Sent = { people: Array<{ email: string; name: string; consent: string }>; consent: string }
const sent = () => requests.map(({ body }) => body as Sent)
const added = ({ body }: ServerRequest) => ({ added: (body as Sent).people.length, refused: [] })

beforeEach(() => serve('rpc/add_subscribers', added))

const press = () => screen.getByRole('button', { name: /^Add/ })

it('a typed person is added with how and when they agreed', async () => {
  const { user } = renderApp(<AddSubscribersScreen />)
  write(screen.getByLabelText('People'), 'mei@example.test, Mei')
  write(screen.getByLabelText('How and when they agreed'), 'By phone, 2 May')
  await user.click(press())
  expect(await screen.findByText('1 added, 0 refused.')).toBeVisible()
  expect(sent()).toEqual([
    { people: [{ email: 'mei@example.test', name: 'Mei', consent: '' }], consent: 'By phone, 2 May' },
  ])
  expect(screen.getByLabelText('People')).toHaveValue('')
})

it('an empty list sends no request', async () => {
  const { user } = renderApp(<AddSubscribersScreen />)
  await user.click(press())
  await expect.poll(lastToast).toBe('Nobody was added. It contains nobody.')
  expect(sent()).toEqual([])
})

it('the refused lines are counted by reason, the most frequent first', async () => {
  const reasons = ['left', 'erased', 'bounced', 'complained', 'bounced']
  serve('rpc/add_subscribers', {
    added: 1,
    refused: reasons.map((reason, index) => ({ index, email: `reader-${index}@example.test`, reason })),
  })
  const { user } = renderApp(<AddSubscribersScreen />)
  write(screen.getByLabelText('People'), 'mei@example.test')
  await user.click(press())
  const [counts] = within(await screen.findByRole('status')).getAllByRole('list')
  expect(
    within(counts as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '2 lines: This address does not exist: emails to it came back.',
    '1 line: This address has unsubscribed: only its owner can subscribe again, on the website.',
    '1 line: This person asked us to erase their data: only they can subscribe again, on the website.',
    '1 line: An email to this address was reported as spam.',
  ])
})

describe('a file', () => {
  const file = (lines: string[]) => new File([lines.join('\n')], 'readers.csv', { type: 'text/csv' })
  const choose = () => screen.getByLabelText('Or a CSV file')
  const people = (count: number) => Array.from({ length: count }, (_, n) => `reader-${n}@example.test`)

  it('is sent in batches with one consent for all, and the count is shown', async () => {
    const { user } = renderApp(<AddSubscribersScreen />)
    await user.upload(choose(), file(people(1100)))
    write(screen.getByLabelText('How and when they agreed'), 'At our stand')
    await user.click(press())
    expect(await screen.findByText('1100 added, 0 refused.')).toBeVisible()
    expect(sent().map((body) => [body.people.length, body.consent])).toEqual([
      [500, 'At our stand'],
      [500, 'At our stand'],
      [100, 'At our stand'],
    ])
  })

  it('lists each refused line by its number, also as a download', async () => {
    serve('rpc/add_subscribers', {
      added: 1,
      refused: [{ index: 1, email: 'nobody', reason: 'invalid_email' }],
    })
    const { user } = renderApp(<AddSubscribersScreen />)
    await user.upload(choose(), file(['email,name', 'mei@example.test,Mei', '', 'nobody,Nobody']))
    await user.click(press())
    expect(await screen.findByText('1 added, 1 refused.')).toBeVisible()
    expect(screen.getByText('Line 4, nobody: Not a valid email address.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download the refused lines' })).toBeVisible()
    expect(refusedCsv([{ line: 4, email: '=nobody', reason: 'Not a valid email address.' }])).toBe(
      "\uFEFFLine,Email,Reason\r\n4,'=nobody,Not a valid email address.\r\n",
    )
  })

  it('that fails half-way shows how many people were processed', async () => {
    let calls = 0
    serve('rpc/add_subscribers', (request: ServerRequest) =>
      (calls += 1) === 1 ? added(request) : refusal('Out of order'),
    )
    const { user } = renderApp(<AddSubscribersScreen />)
    await user.upload(choose(), file(people(600)))
    await user.click(press())
    await expect.poll(lastToast).toMatch(/^Stopped after 500 people\. Out of order\./)
  })

  it('of more than 20,000 people is rejected as a whole', async () => {
    const { user } = renderApp(<AddSubscribersScreen />)
    await user.upload(choose(), file(people(20_001)))
    await user.click(press())
    await expect.poll(lastToast).toMatch(/There are 20001 people in it: add at most 20,000/)
    expect(sent()).toEqual([])
  })
})
