import { assertAnswered } from '@/admin/kit/api/api-error'
import type { Answer, Destination } from '@/admin/leads/import/add-people'
import { personKey } from '@/admin/leads/shared/person-key'
import { isEmail, isPhone } from '@/lib/contact-detail'
import { supabase } from '@/lib/supabase'
import { hasMarkup, lengthOf } from '@/lib/written-text'

const isName = (text: string) => lengthOf(text) <= 200 && !hasMarkup(text)

/** Clients from before this website, added to People by add_clients. */
export const oldClients: Destination = {
  one: 'client',
  many: 'clients',
  offered: ['name', 'first', 'last', 'email', 'phone', 'company', 'note', ''],
  untitled: ['name', 'company', 'note'],
  refusal({ email, phone, name, company, note }) {
    if (!email && !phone) return 'no_contact'
    if (email && !isEmail(email)) return 'invalid_email'
    if (phone && !isPhone(phone)) return 'invalid_phone'
    if (!isName(name)) return 'invalid_name'
    if (!isName(company)) return 'invalid_company'
    return lengthOf(note) > 5000 ? 'invalid_note' : undefined
  },
  // Without an address the number names the person; with one, several people may share it.
  same: ({ email, phone }) => [email.toLowerCase() || personKey(phone) || ''],
  reasons: {
    no_contact: 'It has neither an email address nor a phone number.',
    invalid_email: 'Not a valid email address.',
    invalid_phone: 'Not a valid phone number. Excel may have shortened it.',
    invalid_name: 'The name has invalid characters, or more than 200 characters.',
    invalid_company: 'The company has invalid characters, or more than 200 characters.',
    invalid_note: 'The note has more than 5,000 characters.',
    known: 'This person is already among your clients.',
    erased: 'This person asked us to erase their data.',
  },
  async send(people) {
    const call = await supabase.rpc('add_clients', {
      people: people.map(({ name, email, phone, company, note }) => ({ name, email, phone, company, note })),
    })
    assertAnswered(call)
    return call.data as unknown as Answer
  },
}
