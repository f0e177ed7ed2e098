import { malaysiaZone } from '../_shared/calendar/date-format.ts'
import { dateIn, timeIn } from '../_shared/calendar/zone-time.ts'
import { automatic, composeEmail } from '../_shared/compose-email.ts'
import type { Email } from '../_shared/email-sender.ts'
import type { Alert } from '../_shared/outbox.ts'
import type { SiteFacts } from '../_shared/site.ts'

interface Copy {
  title: string
  text: string
  action: string
  path: string
  footer?: string
}

function momentOf(instant: string): string {
  const at = Date.parse(instant)
  return `${timeIn(malaysiaZone, at)} (MYT) on ${dateIn(malaysiaZone, at)}`
}

function copyOf(alert: Alert, studio: string): Copy {
  if (alert.alert === 'password_changed') {
    return {
      title: 'Your password was changed',
      text: `The password of your admin account at ${studio} was changed at ${momentOf(alert.changed_at)}. If that was you, there is nothing to do. If not, choose a new one at once: we email you a link, and all other devices are signed out.`,
      action: 'Choose a new password',
      path: '/admin/reset',
      footer: 'You get this email because your admin account has this address.',
    }
  }
  if (alert.alert === 'flood') {
    const since = momentOf(alert.began_at)
    return {
      title: 'Far more submissions than usual',
      text: `At least ${alert.submissions} submissions have come in since ${since}: more than your settings expect in an hour. Nobody is refused. Until the end of the next hour, new calls wait for your approval, and emails to unconfirmed addresses wait. You can clean up the flood in the admin with one press.`,
      action: 'Look at it',
      path: '/admin',
    }
  }
  if (alert.alert === 'builds') {
    return {
      title: 'Your website is not updated',
      text: `Since ${momentOf(alert.since)} your website’s host has been asked to build the site with your latest changes, and the published site still lacks them. ${alert.problem ? `${alert.problem} So nobody can see which content is published. ` : ''}Visitors see your changes on the pages; search engines and link previews do not. Look at the builds at your host, and at the address of the site in its settings.`,
      action: 'Open the admin',
      path: '/admin',
    }
  }
  const one = alert.failed === 1
  return {
    title: one ? 'One message was not sent' : `${alert.failed} messages were not sent`,
    text: `In the last 24 hours ${one ? 'one message' : `${alert.failed} messages`} could not be sent, or may not have arrived. The admin says why, and can send ${one ? 'it' : 'them'} again.`,
    action: 'See which',
    path: '/admin/emails?status=problem',
  }
}

const ownerFooter =
  'You get this email because your address is listed in the site’s settings. We send at most one of these a day.'

/**
 * The email that alerts the owner to a problem, at most one of a kind per day, or any user to a new password.
 */
export function ownerAlert(recipient: string, alert: Alert, site: SiteFacts): Email {
  const { title, text, action, path, footer = ownerFooter } = copyOf(alert, site.name)
  return composeEmail(
    recipient,
    {
      title,
      parts: [{ text }, { action, textBefore: `${action}:`, href: `${site.url}${path}` }],
      footer: { text: footer },
    },
    site,
    { headers: automatic },
  )
}
