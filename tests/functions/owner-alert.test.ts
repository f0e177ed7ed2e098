import { describe, expect, it } from 'vitest'
import type { Alert } from '../../supabase/functions/_shared/outbox.ts'
import { emailChannel } from '../../supabase/functions/send-due/channels.ts'
import { claimOf } from './support/claim'
import { accepting, studio } from './support/settings'

describe('the alert to the owner', () => {
  const emailOf = (alert: Alert, kind: 'owner_alert' | 'password_changed' = 'owner_alert') =>
    emailChannel(studio, accepting).compose(
      claimOf({ recipient: 'owner@studio.test', kind, unsubscribe_token: null, alert }),
      0,
    )

  it.each([
    [1, 'One message was not sent'],
    [12, '12 messages were not sent'],
  ])('about %i failures has their number and a link to the list', (failed, subject) => {
    const mail = emailOf({ alert: 'failures', failed })
    expect(mail).toMatchObject({ subject, to: 'owner@studio.test' })
    expect(mail.text).toContain('https://studio.test/admin/emails?status=problem')
    expect(mail.html).toContain('https://studio.test/admin/emails?status=problem')
  })

  it('about a password change has its time and what to do if it was somebody else', () => {
    const changed = { alert: 'password_changed' as const, changed_at: '2026-11-23T01:00:00+00:00' }
    const mail = emailOf(changed, 'password_changed')
    expect(mail.subject).toBe('Your password was changed')
    expect(mail.text).toContain('at 9:00 AM (MYT) on Monday, 23 November 2026')
    expect(mail.text).toContain('If that was you, there is nothing to do.')
    expect(mail.text).toContain('https://studio.test/admin/reset')
    expect(mail.text).not.toContain('your address is listed in the site’s settings')
  })

  it.each([
    ['', 'Visitors see your changes on the pages'],
    ['https://studio.test/build.json does not exist.', 'does not exist. So nobody can see'],
  ])('about builds that do not arrive has since when, and the reason if it is known: %j', (problem, text) => {
    const mail = emailOf({ alert: 'builds', since: '2026-11-23T01:00:00+00:00', problem })
    expect(mail.subject).toBe('Your website is not updated')
    expect(mail.text).toContain('Since 9:00 AM (MYT) on Monday, 23 November 2026')
    expect(mail.text).toContain(text)
  })

  it('about a flood has the number of submissions, its start and a link to clean up', () => {
    const mail = emailOf({ alert: 'flood', submissions: 812, began_at: '2026-11-23T01:00:00+00:00' })
    expect(mail.text).toContain(
      '812 submissions have come in since 9:00 AM (MYT) on Monday, 23 November 2026',
    )
    expect(mail.text).toContain('https://studio.test/admin')
  })
})
