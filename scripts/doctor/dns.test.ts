import { describe, expect, test } from 'vitest'
import { dnsFindings, type ReadTxt } from './dns'

const domain = 'studio.example'
/** A DNS that knows these TXT records alone. */
const zone =
  (records: Record<string, string | string[]>): ReadTxt =>
  async (name) =>
    [records[name] ?? []].flat()

const key = 'v=DKIM1; k=rsa; p=MIGfMA0'
/** The records of a domain that sends by Resend and is set up completely. */
const whole = {
  [domain]: ['v=spf1 include:_spf.google.com ~all', 'google-site-verification=1'],
  [`send.${domain}`]: 'v=spf1 include:amazonses.com ~all',
  [`resend._domainkey.${domain}`]: 'p=MIGfMA0',
  [`_dmarc.${domain}`]: 'v=DMARC1; p=reject',
}
const check = (records: Record<string, string | string[]>, sender: object = {}) =>
  dnsFindings({ from: `Studio <hello@${domain}>`, provider: 'resend', ...sender }, zone(records))
/** Such as ['ok', 'wrong', 'look'] for SPF, DKIM and DMARC. */
const states = async (...args: Parameters<typeof check>) => (await check(...args)).map(({ state }) => state)
/** The finding that is not ok, with its cure. */
const fault = async (...args: Parameters<typeof check>) => {
  const [found] = (await check(...args)).filter(({ state }) => state !== 'ok')
  return found && 'cure' in found ? found : undefined
}

test('a domain with SPF, DKIM and DMARC has no fault', async () => {
  expect(await states(whole)).toEqual(['ok', 'ok', 'ok'])
})

test('a domain without any gets the three records to add', async () => {
  const found = await check({})
  expect(found).toMatchObject([
    { state: 'wrong', cure: `send.${domain} TXT "v=spf1 include:amazonses.com ~all"` },
    { state: 'wrong', cure: expect.stringContaining(`resend._domainkey.${domain}`) },
    { state: 'wrong', cure: `_dmarc.${domain} TXT "v=DMARC1; p=none"` },
  ])
})

describe('SPF', () => {
  const brevo = { provider: 'brevo' }
  const others = { [`brevo1._domainkey.${domain}`]: key, [`_dmarc.${domain}`]: 'v=DMARC1; p=reject' }

  test.each([
    ['v=spf1 include:_spf.google.com ~all', 'v=spf1 include:_spf.google.com include:spf.brevo.com ~all'],
    ['v=spf1 mx -all', 'v=spf1 mx include:spf.brevo.com -all'],
    ['v=spf1 mx', 'v=spf1 mx include:spf.brevo.com ~all'],
  ])('%s without the provider gets it, and keeps the rest', async (present, wanted) => {
    expect(await fault({ ...others, [domain]: present }, brevo)).toMatchObject({
      state: 'wrong',
      cure: `${domain} TXT "${wanted}"`,
    })
  })

  test('with the provider is accepted', async () => {
    const records = { ...others, [domain]: 'v=spf1 include:spf.brevo.com mx ~all' }
    expect(await states(records, brevo)).toEqual(['ok', 'ok', 'ok'])
  })

  test.each([
    [['v=spf1 mx ~all', 'v=spf1 include:spf.brevo.com ~all'], /2 SPF records/],
    [['v=spf1 include:spf.brevo.com +all'], /lets everybody send/],
    [['v=spf1 include:spf.brevo.com all'], /lets everybody send/],
  ])('%j is found', async (present, what) => {
    expect(await fault({ ...others, [domain]: present }, brevo)).toMatchObject({
      state: 'wrong',
      what: expect.stringMatching(what) as string,
    })
  })
})

describe('DKIM', () => {
  test('is found under the names of MAIL_DKIM_SELECTORS', async () => {
    const records = { ...whole, [`resend._domainkey.${domain}`]: [], [`pm1._domainkey.${domain}`]: key }
    expect(await states(records, { selectors: 'old, pm1' })).toEqual(['ok', 'ok', 'ok'])
    expect(await states(records)).toEqual(['ok', 'wrong', 'ok'])
  })

  test('that was withdrawn is found', async () => {
    const records = { ...whole, [`resend._domainkey.${domain}`]: 'v=DKIM1; p=' }
    expect(await fault(records)).toMatchObject({ what: expect.stringContaining('withdrawn') as string })
  })

  test.each(['postmark', 'ses', 'smtp', undefined])(
    'of %s needs the name that the account has',
    async (provider) => {
      const [, dkim] = await check(whole, { provider })
      expect(dkim).toMatchObject({
        state: 'look',
        cure: expect.stringContaining('MAIL_DKIM_SELECTORS') as string,
      })
    },
  )
})

describe('DMARC', () => {
  test('of the domain above counts for a subdomain', async () => {
    const sub = `news.${domain}`
    const records = {
      [`send.${sub}`]: 'v=spf1 include:amazonses.com ~all',
      [`resend._domainkey.${sub}`]: key,
      [`_dmarc.${domain}`]: 'v=DMARC1; p=quarantine',
    }
    expect(await states(records, { from: `hello@${sub}` })).toEqual(['ok', 'ok', 'ok'])
  })

  test.each([
    ['v=DMARC1; p=none; rua=mailto:a@studio.example', 'look'],
    ['v=DMARC1; rua=mailto:a@studio.example', 'wrong'],
    ['v=DMARC1;p=reject', 'ok'],
  ])('%s is %s', async (present, state) => {
    expect(await states({ ...whole, [`_dmarc.${domain}`]: present })).toEqual(['ok', 'ok', state])
  })

  test('twice counts as none', async () => {
    const twice = ['v=DMARC1; p=none', 'v=DMARC1; p=reject']
    expect(await fault({ ...whole, [`_dmarc.${domain}`]: twice })).toMatchObject({ state: 'wrong' })
  })
})

test('a sender without a domain is named, and a silent DNS is no missing record', async () => {
  await expect(dnsFindings({ from: 'hello@localhost' }, zone({}))).rejects.toThrow('MAIL_FROM')
  const silent = () => Promise.reject(new Error('DNS did not answer'))
  await expect(dnsFindings({ from: `a@${domain}`, provider: 'resend' }, silent)).rejects.toThrow(
    'did not answer',
  )
})
