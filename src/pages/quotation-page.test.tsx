import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { QuotationPage } from '@/pages/quotation-page'
import { noAnswer, noNetwork, refusal, requests, serve, type Answer } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'
import { write } from '@tests/support/write'

const token = '0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d'
const quotation = {
  status: 'sent',
  number: 'RS-2026-0007',
  version: 2,
  sent_on: '2026-11-25',
  customer_name: 'Mei Tan',
  items: [
    { text: 'Website, 5 pages', quantity: 1, unit_sen: 250_000 },
    { text: '<b>Photos</b>', quantity: 3, unit_sen: 15_050 },
  ],
  totals: {
    subtotal_sen: 295_150,
    discount_sen: 5_000,
    sst_sen: 23_212,
    total_sen: 313_362,
    deposit_sen: 156_681,
  },
  sst_percent: 8,
  deposit_percent: 50,
  valid_until: '2026-12-24',
  terms: 'Half now.',
  studio: 'Rentak Studio',
  company_name: 'Rentak Sdn Bhd',
  ssm_number: '202601000001',
  sst_number: 'W10-1808-32000001',
  accepted_at: null,
  accepted_name: null,
}
const accepted = {
  ...quotation,
  status: 'accepted',
  accepted_at: '2026-11-25T07:12:00+00:00',
  accepted_name: 'Mei Tan',
}

function show(answer: Answer = quotation, link = token) {
  serve('rpc/read_quotation', answer)
  return renderApp(<QuotationPage params={{ token: link }} />, { address: `/quote/${link}` })
}
const acceptAs = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.type(await screen.findByLabelText('Your name'), name)
  await user.click(screen.getByRole('button', { name: 'Accept the quotation' }))
}
const bodiesOf = (name: string) =>
  requests.filter((one) => one.name === `rpc/${name}`).map(({ body }) => body)

describe('the link to a quotation', () => {
  it('shows the client, each item and the total', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Quotation RS-2026-0007' })).toBeVisible()
    expect(screen.getByText('Mei Tan')).toBeVisible()
    expect(screen.getByText('24 December 2026')).toBeVisible()
    expect(screen.getByText('SSM 202601000001')).toBeVisible()
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ItemQuantityPrice eachAmount',
      'Website, 5 pages1 × RM2,500.001RM2,500.00RM2,500.00',
      '<b>Photos</b>3 × RM150.503RM150.50RM451.50',
    ])
    const sums = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
    expect(sums.slice(-5)).toEqual([
      'Subtotal RM2,951.50',
      'Discount -RM50.00',
      'SST 8% (no. W10-1808-32000001) RM232.12',
      'Total RM3,133.62',
      'Deposit to begin (50%) RM1,566.81',
    ])
  })

  it.each(['nope', `${token}0`])('sends no request for %j, which is not a token', async (link) => {
    show(quotation, link)
    expect(await screen.findByText('This link doesn’t work')).toBeVisible()
    expect(bodiesOf('read_quotation')).toEqual([])
  })

  it.each([
    ['unknown', null, 'This link doesn’t work'],
    [
      'superseded',
      { status: 'superseded', number: 'RS-2026-0007', version: 1, sent_on: '2026-11-25' },
      'There is a newer version',
    ],
    [
      'withdrawn',
      { status: 'withdrawn', number: 'RS-2026-0007', version: 1, sent_on: '2026-11-25' },
      'This quotation was withdrawn',
    ],
  ])('that is %s says so and links to the studio', async (_, answer, title) => {
    show(answer)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Write to us on WhatsApp/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Accept the quotation' })).toBeNull()
  })

  it('that has expired is shown and cannot be accepted', async () => {
    show({ ...quotation, status: 'expired' })
    expect(await screen.findByText(/^The last day to accept this quotation is over/)).toBeVisible()
    expect(screen.getByText('Website, 5 pages')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Accept the quotation' })).toBeNull()
  })

  it('that was accepted shows by whom and when', async () => {
    show(accepted)
    expect(await screen.findByText('Accepted by Mei Tan on 25 Nov 2026, 3:12 PM (MYT).')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Accept the quotation' })).toBeNull()
  })
})

describe('accepting', () => {
  it('requires a name and shows the acceptance at once', async () => {
    serve('rpc/accept_quotation', accepted)
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Accept the quotation' }))
    expect(await screen.findByText('Please type your name.')).toBeVisible()
    expect(bodiesOf('accept_quotation')).toEqual([])
    await acceptAs(user, ' Mei Tan ')
    expect(await screen.findByText(/^Thank you. We have your answer/)).toBeVisible()
    expect(screen.getByRole('status').parentElement).toHaveFocus()
    expect(bodiesOf('accept_quotation')).toEqual([{ token, name: 'Mei Tan' }])
  })

  it('names the terms only if there are any', async () => {
    const { unmount } = show()
    expect(await screen.findByText(/for RM3,133\.62, on the terms above\.$/)).toBeVisible()
    unmount()
    show({ ...quotation, terms: '' })
    expect(await screen.findByText('You order what is listed here for RM3,133.62.')).toBeVisible()
  })

  it('that did not reach the server keeps the name and can be retried', async () => {
    serve('rpc/accept_quotation', noNetwork)
    const { user } = show()
    await acceptAs(user, 'Mei Tan')
    expect(await screen.findByText(/^We could not reach our server/)).toBeVisible()
    expect(screen.getByLabelText('Your name')).toHaveValue('Mei Tan')
  })

  it('a refused name shows an error at its field', async () => {
    serve('rpc/accept_quotation', refusal('invalid_input', { status: 400, hint: 'name' }))
    const { user } = show()
    await acceptAs(user, '<Mei>')
    expect(await screen.findByText(/^Please type your name without signs/)).toBeVisible()
  })

  it('a quotation superseded meanwhile is fetched again and says so', async () => {
    serve('rpc/accept_quotation', refusal('quotation_superseded', { status: 409 }))
    const { user } = show()
    await screen.findByText('Website, 5 pages')
    serve('rpc/read_quotation', { status: 'superseded', number: 'RS-2026-0007', version: 1 })
    await acceptAs(user, 'Mei Tan')
    expect(await screen.findByText('There is a newer version')).toBeVisible()
  })
})

it('a question is sent with the link, and confirmed', async () => {
  serve('rpc/ask_about_quotation', { ok: true })
  const { user } = show()
  write(await screen.findByLabelText('Your question'), 'Is hosting in it?')
  await user.click(screen.getByRole('button', { name: 'Send the question' }))
  expect(await screen.findByText(/^Your question has reached us/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(bodiesOf('ask_about_quotation')).toEqual([{ token, question: 'Is hosting in it?' }])
})

it('a question longer than the database takes is refused at its field and sends nothing', async () => {
  const { user } = show()
  const field = await screen.findByLabelText('Your question')
  for (const written of ['q'.repeat(4001), '问'.repeat(3001)]) {
    write(field, written)
    await user.click(screen.getByRole('button', { name: 'Send the question' }))
    await vi.waitFor(() => expect(field).toHaveAccessibleDescription(/^Please shorten your question/))
  }
  expect(bodiesOf('ask_about_quotation')).toEqual([])
})

it.each([
  ['an acceptance', 'Your name', 'Accept the quotation'],
  ['a question', 'Your question', 'Send the question'],
])('%s without an answer fails after a while and keeps what was typed', async (_, label, button) => {
  const { user } = show()
  write(await screen.findByLabelText(label), 'Mei Tan')
  serve('*', noAnswer)
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  await user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(/^We could not reach our server/)).toBeVisible()
  expect(screen.getByLabelText(label)).toHaveValue('Mei Tan')
})
