import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusedCsv } from '@/admin/leads/subscribers/add-subscribers'
import { AddSubscribersScreen } from '@/admin/leads/subscribers/add-subscribers-screen'
import { refusal, requests, serve, type ServerRequest } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

type Sent = { people: Array<{ email: string; name: string; consent: string }>; consent: string }
const sent = () => requests.map(({ body }) => body as Sent)
const added = ({ body }: ServerRequest) => ({ added: (body as Sent).people.length, refused: [] })

beforeEach(() => serve('rpc/add_subscribers', added))

describe('one person', () => {
  it('is added with their consent, and not without', async () => {
    const { user } = renderApp(<AddSubscribersScreen />)
    await user.type(screen.getByLabelText('Email'), 'mei@example.test')
    await user.click(screen.getByRole('button', { name: 'Add subscriber' }))
    expect(await screen.findByText('Say how and when they agreed')).toBeVisible()
    expect(sent()).toEqual([])
    await user.type(screen.getByLabelText('How and when they agreed'), 'By phone, 2 May')
    await user.click(screen.getByRole('button', { name: 'Add subscriber' }))
    expect(await screen.findByText('mei@example.test is on the list.')).toBeVisible()
    expect(sent()).toEqual([
      { people: [{ email: 'mei@example.test', name: '', consent: 'By phone, 2 May' }], consent: '' },
    ])
    expect(screen.getByLabelText('Email')).toHaveValue('')
  })

  it('who has left is refused in words', async () => {
    serve('rpc/add_subscribers', {
      added: 0,
      refused: [{ index: 0, email: 'gone@example.test', reason: 'left' }],
    })
    const { user } = renderApp(<AddSubscribersScreen />)
    await user.type(screen.getByLabelText('Email'), 'gone@example.test')
    await user.type(screen.getByLabelText('How and when they agreed'), 'By phone')
    await user.click(screen.getByRole('button', { name: 'Add subscriber' }))
    expect(await screen.findByText(/Not added\. This address has left the list/)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('gone@example.test')
  })
})

describe('a file', () => {
  const file = (lines: string[]) => new File([lines.join('\n')], 'readers.csv', { type: 'text/csv' })
  const choose = () => screen.getByLabelText('CSV file')
  const press = () => screen.getByRole('button', { name: /^Import/ })
  const people = (count: number) => Array.from({ length: count }, (_, n) => `reader-${n}@example.test`)

  it('goes in batches, with one consent for all, and says how many were added', async () => {
    const { user } = renderApp(<AddSubscribersScreen />)
    expect(press()).toBeDisabled()
    await user.upload(choose(), file(people(1100)))
    await user.type(screen.getByLabelText(/all without a consent/), 'At our stand')
    await user.click(press())
    expect(await screen.findByText('1100 added, 0 refused.')).toBeVisible()
    expect(sent().map((body) => [body.people.length, body.consent])).toEqual([
      [500, 'At our stand'],
      [500, 'At our stand'],
      [100, 'At our stand'],
    ])
  })

  it('names each refused line by its number in the file, also as a file', async () => {
    serve('rpc/add_subscribers', {
      added: 1,
      refused: [{ index: 1, email: 'nobody', reason: 'invalid_email' }],
    })
    const { user } = renderApp(<AddSubscribersScreen />)
    await user.upload(choose(), file(['email,name', 'mei@example.test,Mei', '', 'nobody,Nobody']))
    await user.click(press())
    expect(await screen.findByText('1 added, 1 refused.')).toBeVisible()
    expect(screen.getByText('Line 4, nobody: This is no mail address.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download the refused lines' })).toBeVisible()
    expect(refusedCsv([{ line: 4, email: '=nobody', reason: 'This is no mail address.' }])).toBe(
      "\uFEFFLine,Email,Reason\r\n4,'=nobody,This is no mail address.\r\n",
    )
  })

  it('that stops half-way says how far it came', async () => {
    let calls = 0
    serve('rpc/add_subscribers', (request: ServerRequest) =>
      (calls += 1) === 1 ? added(request) : refusal('Out of order', { status: 500 }),
    )
    const { user } = renderApp(<AddSubscribersScreen />)
    await user.upload(choose(), file(people(600)))
    await user.click(press())
    expect(await screen.findByText(/Stopped after 500 people\. Out of order\./)).toBeVisible()
  })

  it('of more than 20,000 people is refused whole', async () => {
    const { user } = renderApp(<AddSubscribersScreen />)
    await user.upload(choose(), file(people(20_001)))
    await user.click(press())
    expect(await screen.findByText(/The file holds 20001 people: split it/)).toBeVisible()
    expect(sent()).toEqual([])
  })
})
