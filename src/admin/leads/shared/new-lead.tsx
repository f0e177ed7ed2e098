import * as v from 'valibot'
import { field, nameSchema, requiredText } from '@/admin/kit/form/text-schema'
import { isEmailOrPhone, plainContact } from '@/lib/contact-detail'

/**
 * The fields of a lead added by hand, after a phone call, a message or a visit. The limits match the tables.
 */
export const personFields = {
  name: field('Name', nameSchema('Enter a name')),
  contact: field(
    'Contact',
    v.pipe(
      v.string(),
      v.transform(plainContact),
      v.check(isEmailOrPhone, 'Give an email address, or a phone number of 10 digits or more'),
    ),
  ),
  message: field('What it is about', requiredText('Say what it is about', 5000)),
}

/** The text beside the form of a new lead. */
export const NewLead = () => <p className="text-ink-2">For someone who phoned, wrote to you or came by.</p>
