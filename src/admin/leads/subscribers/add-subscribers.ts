import { assertAnswered } from '@/admin/kit/api/api-error'
import type { Answer, Destination } from '@/admin/leads/import/add-people'
import { isEmail } from '@/lib/contact-detail'
import { supabase } from '@/lib/supabase'
import { hasMarkup, lengthOf } from '@/lib/written-text'

/** How exports say that somebody gets no emails. Ghost writes false, Kit 'cancelled', Mailchimp 'cleaned'. */
const left =
  /^(no|false|0|tidak|(not |un)subscribed|non.subscribed|inactive|cancelled|canceled|cleaned|bounced|complained|archived|unconfirmed|pending|blocked|blocklisted|deleted)$/i

/** People who agreed to the newsletter, added by add_subscribers. */
export const newSubscribers: Destination = {
  one: 'subscriber',
  many: 'subscribers',
  offered: ['email', 'name', 'first', 'last', 'consent', 'subscribed', ''],
  untitled: ['name', 'consent'],
  refusal({ email, name, consent, subscribed }) {
    if (!isEmail(email)) return 'invalid_email'
    if (lengthOf(name) > 200 || hasMarkup(name)) return 'invalid_name'
    if (lengthOf(consent) > 500) return 'no_consent'
    return left.test(subscribed) ? 'not_subscribed' : undefined
  },
  same: ({ email }) => [email.toLowerCase()],
  reasons: {
    invalid_email: 'Not a valid email address.',
    invalid_name: 'The name has invalid characters, or more than 200 characters.',
    no_consent: 'No consent is stated, or one of more than 500 characters.',
    not_subscribed: 'The list says that this person gets no emails.',
    subscribed: 'This address already gets newsletters.',
    left: 'This address has unsubscribed: only its owner can subscribe again, on the website.',
    erased: 'This person asked us to erase their data: only they can subscribe again, on the website.',
    bounced: 'This address does not exist: emails to it came back.',
    complained: 'An email to this address was reported as spam.',
  },
  async send(people, consent) {
    const call = await supabase.rpc('add_subscribers', {
      people: people.map(({ email, name, consent: own }) => ({ email, name, consent: own })),
      consent,
    })
    assertAnswered(call)
    return call.data as unknown as Answer
  },
}
