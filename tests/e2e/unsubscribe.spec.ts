import { publicKey, subscriber } from '../support/admin-api'
import { openPage } from '../support/console-errors'
import { emailsTo } from '../support/mailbox'
import { expect, test } from '../support/test'

const address = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`
/** Until the next run of the schedule. */
const soon = { timeout: 20_000 }

test('a subscriber gets the unsubscribe link by email and leaves by it; an unknown address gets the same answer and no email @nightly', async ({
  page,
  request,
}) => {
  const email = address('lost')
  const unknown = address('unknown')
  await request.post('/rest/v1/rpc/subscribe_with_welcome_email', {
    headers: { apikey: publicKey },
    data: { subscriber_email: email },
  })
  await expect.poll(() => emailsTo(request, email), soon).toHaveLength(1)
  const [welcome] = await emailsTo(request, email)
  await request.post('/rest/v1/rpc/confirm_subscription', {
    headers: { apikey: publicKey },
    data: { token: /confirm\?token=([\w-]+)/.exec(welcome?.text ?? '')?.[1] },
  })
  const main = page.getByRole('main')
  const ask = async (typed: string) => {
    await openPage(page, `/unsubscribe?email=${encodeURIComponent(typed)}`)
    await expect(main.getByLabel('Your email')).toHaveValue(typed)
    await main.getByRole('button', { name: 'Send me the link' }).click()
    await expect(main.getByRole('status')).toContainText('If our newsletter goes to that address')
  }
  await ask(unknown)
  await ask(email)
  const link = () =>
    emailsTo(request, email).then((mails) =>
      mails.find(({ subject }) => subject?.startsWith('Your link to unsubscribe')),
    )
  await expect.poll(link, soon).toBeDefined()
  expect(await emailsTo(request, unknown)).toEqual([])
  await page.goto(/\/unsubscribe\?token=[\w-]+/.exec((await link())?.text ?? '')?.[0] ?? '')
  expect(await subscriber(request, email)).toMatchObject({ is_active: true })
  await main.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(main.getByRole('status')).toContainText('You are unsubscribed')
  expect(await subscriber(request, email), 'the address is not kept').toBeUndefined()
})
