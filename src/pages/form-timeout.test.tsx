import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { studioDefaults } from '@/content/site'
import { apply } from '@/features/careers/apply'
import { sendEnquiry } from '@/features/contact/send-enquiry'
import { requestUnsubscribeLink, subscribe } from '@/features/newsletter/subscribe'
import { ConfirmSubscriptionPage } from '@/pages/confirm-subscription-page'
import { noAnswer, serve } from '@tests/support/fake-server'
import { renderApp } from '@tests/support/render-app'

const unsubscribe = new FormData()
unsubscribe.set('email', 'mei@example.test')
unsubscribe.set('website', '')
const enquiry = { name: 'Mei', contact: 'mei@example.test', message: 'Hello', website: '' }
const application = {
  fullName: 'Mei',
  contactNumber: '012-345 6789',
  email: 'mei@example.test',
  areaOfExpertise: 'Graphic Design' as const,
  workLink: '',
  website: '',
}

beforeEach(() => {
  serve('*', noAnswer)
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
})

it.each<[string, () => Promise<unknown>]>([
  ['a subscription', () => subscribe('mei@example.test', '', studioDefaults)],
  ['a request for the unsubscribe link', () => requestUnsubscribeLink(unsubscribe, studioDefaults)],
  ['a message', () => sendEnquiry('contact', enquiry, 'a key', studioDefaults)],
  ['an application', () => apply(application, studioDefaults)],
])('%s without an answer fails after a while, so that it can be sent again', async (_, send) => {
  await expect(send()).rejects.toBeInstanceOf(Error)
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(20_000)
})

it('the button of an emailed link can be pressed again if the server does not answer', async () => {
  const { user } = renderApp(<ConfirmSubscriptionPage />, { address: '/newsletter/confirm?token=t1' })
  await user.click(screen.getByRole('button', { name: 'Yes, it was me' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Yes, it was me' })).toBeEnabled()
})
