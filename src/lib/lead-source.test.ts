// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { requests, serve } from '@tests/support/fake-server'
import { studioDefaults } from '@/content/site'
import { sendEntry } from '@/features/booking/outbox/outbox'
import { apply } from '@/features/careers/apply'
import { sendEnquiry } from '@/features/contact/send-enquiry'
import { subscribe } from '@/features/newsletter/subscribe'
import { leadSource, rememberLeadSource } from '@/lib/lead-source'
import { goodEnquiry } from '@tests/support/form-cases'
import { sampleBooking } from '@tests/support/sample-booking'

function visit(address: string, referrer = '') {
  history.replaceState(null, '', address)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  rememberLeadSource()
}

beforeEach(() => sessionStorage.clear())

describe('the source of a lead', () => {
  it('is the first page of the visit, the referring site and the campaign in the URL', () => {
    visit(
      '/services/for-clinics?utm_source=letter&utm_campaign=december',
      'https://www.google.com/search?q=secret',
    )
    expect(leadSource()).toEqual({
      page: '/services/for-clinics',
      referrer: 'www.google.com',
      campaign: 'letter / december',
    })
  })

  it('is not changed by later pages', () => {
    visit('/blog/a-page-in-a-week')
    visit('/book-a-call', 'https://elsewhere.example/')
    expect(leadSource()).toEqual({ page: '/blog/a-page-in-a-week' })
  })

  it('never names this website as the referrer', () => {
    visit('/pricing', `${location.origin}/`)
    expect(leadSource()).toEqual({ page: '/pricing' })
  })

  it('is unknown if storage is forbidden or was tampered with', () => {
    sessionStorage.setItem('lead-source', '{')
    expect(leadSource()).toBeUndefined()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden')
    })
    expect(() => visit('/')).not.toThrow()
    expect(leadSource()).toBeUndefined()
  })

  it('never stops the app, whatever fails while it is read', () => {
    vi.spyOn(document, 'referrer', 'get').mockImplementation(() => {
      throw new TypeError('failed')
    })
    expect(rememberLeadSource).not.toThrow()
    expect(leadSource()).toBeUndefined()
  })
})

it.each<[string, () => Promise<unknown>]>([
  ['submit_contact', () => sendEnquiry('contact', goodEnquiry, 'a key', studioDefaults)],
  ['subscribe_with_welcome_email', () => subscribe('mei@example.test', '', studioDefaults)],
  [
    'submit_application',
    () =>
      apply(
        {
          fullName: 'Tan Jia Hui',
          contactNumber: '012-345 6789',
          email: 'jiahui@example.test',
          areaOfExpertise: 'Other',
        },
        studioDefaults,
      ),
  ],
  // Stored with the booking, since it may be resent in another visit.
  ['submit_booking', () => sendEntry(sampleBooking({ source: { page: '/pricing' } }))],
])('%s receives the source of the visit', async (procedure, send) => {
  serve('*', null)
  serve('functions/send-welcome-email', null)
  serve(`rpc/${procedure}`, { ok: true })
  visit('/pricing')
  await send()
  const request = requests.find(({ name }) => name === `rpc/${procedure}`)
  expect(request?.body).toMatchObject({ source: { page: '/pricing' } })
})
