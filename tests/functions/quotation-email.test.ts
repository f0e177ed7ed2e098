// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { createOutbox } from '../../supabase/functions/_shared/outbox.ts'
import { quotationEmail, type QuotationFacts } from '../../supabase/functions/_shared/quotation-email.ts'
import { emailChannel } from '../../supabase/functions/send-due/channels.ts'
import { claimOf } from './support/claim'
import { bodyOf } from './support/received'
import { accepting, studio } from './support/settings'

const quotation: QuotationFacts = {
  token: '0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d',
  number: 'RS-2026-0007',
  version: 1,
  customer_name: 'Mei Tan',
  items: [
    { text: 'Website, 5 pages', quantity: 1, unit_sen: 250_000 },
    { text: 'Photos', quantity: 3, unit_sen: 15_050 },
  ],
  totals: {
    subtotal_sen: 295_150,
    discount_sen: 5_000,
    sst_sen: 23_212,
    total_sen: 313_362,
    deposit_sen: 156_681,
  },
  sst_percent: 8,
  sst_number: 'W10-1808-32000001',
  deposit_percent: 50,
  valid_until: '2026-12-24',
  terms: 'Half now.\nHalf at the end.',
}
const made = (change: Partial<QuotationFacts> = {}) =>
  quotationEmail('mei@example.test', { ...quotation, ...change }, studio)

it('has the link and the whole quotation as text', () => {
  const { subject, text, replyTo } = made()
  expect(subject).toBe('Your quotation RS-2026-0007 from Rentak Studio')
  expect(replyTo).toBe(studio.email)
  for (const line of [
    `https://studio.test/quote/${quotation.token}`,
    'For: Mei Tan',
    'Valid until: 24 December 2026',
    '1. Website, 5 pages\n   1 x RM2,500.00 = RM2,500.00',
    '2. Photos\n   3 x RM150.50 = RM451.50',
    'Subtotal: RM2,951.50\nDiscount: -RM50.00\nSST 8% (no. W10-1808-32000001): RM232.12\nTotal: RM3,133.62\nDeposit to begin (50%): RM1,566.81',
    'Terms:\nHalf now.\nHalf at the end.',
  ])
    expect(text).toContain(line)
})

it('has no line for SST if none is charged', () => {
  const { text } = made({ sst_percent: 0, totals: { ...quotation.totals, sst_sen: 0 } })
  expect(text).toContain('Subtotal: RM2,951.50\nDiscount: -RM50.00\nTotal:')
  expect(text).not.toContain('SST')
})

it('has the same content in HTML', () => {
  const body = bodyOf(made().html)
  expect(body.querySelector('a')?.href).toBe(`https://studio.test/quote/${quotation.token}`)
  expect([...body.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
    'Website, 5 pages1 x RM2,500.00RM2,500.00',
    'Photos3 x RM150.50RM451.50',
    'SubtotalRM2,951.50',
    'Discount-RM50.00',
    'SST 8% (no. W10-1808-32000001)RM232.12',
    'TotalRM3,133.62',
    'Deposit to begin (50%)RM1,566.81',
  ])
})

it('shows names, items and terms as typed, never as markup', () => {
  const evil = '<img src=x onerror="alert(1)">'
  const { html } = made({
    customer_name: evil,
    terms: evil,
    items: [{ text: evil, quantity: 1, unit_sen: 1 }],
  })
  expect(bodyOf(html).querySelector('img')).toBeNull()
  expect(bodyOf(html).textContent.split(evil)).toHaveLength(4)
})

it('is stored for the admin without its token', async () => {
  const call = vi.fn(async (_procedure: string, _values: object) => true as unknown)
  const claim = claimOf({ kind: 'quotation', unsubscribe_token: null, quotation })
  const mail = emailChannel(studio, accepting).compose(claim, 0)
  expect(await createOutbox(call).markSending(claim, mail)).toBe(true)
  expect(JSON.stringify(call.mock.calls)).toContain('RS-2026-0007')
  expect(JSON.stringify(call.mock.calls)).not.toContain(quotation.token)
})
