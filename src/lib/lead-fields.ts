import * as v from 'valibot'
import { isEmailOrPhone, plainContact } from '@/lib/contact-detail'
import { messageTooLong } from '@/lib/message-limit'
import { hasMarkup, lengthOf, tidy } from '@/lib/written-text'

const nameLimit = 200

const text = v.pipe(v.string(), v.transform(tidy))

/** Validation of the booking, contact and quote forms; the same rules as in the database. */
export const nameRules = v.pipe(
  text,
  v.nonEmpty('Please enter your name.'),
  v.check((name) => lengthOf(name) <= nameLimit, `Please shorten your name to ${nameLimit} characters.`),
  v.check((name) => !hasMarkup(name), 'Please write your name without < and >.'),
)

export const contactRules = v.pipe(
  v.string(),
  v.transform(plainContact),
  v.nonEmpty('Please enter your email or phone number.'),
  v.check(isEmailOrPhone, 'Please enter a valid email address or phone number.'),
)

export const messageRules = (missing: string) =>
  v.pipe(
    text,
    v.nonEmpty(missing),
    v.check(
      (message) => !messageTooLong(message),
      ({ input }) => messageTooLong(input) ?? '',
    ),
  )
