/** What a column of a list contains; '' is left out. */
export type Field =
  | ''
  | 'email'
  | 'name'
  | 'first'
  | 'last'
  | 'company'
  | 'phone'
  | 'note'
  | 'consent'
  | 'subscribed'

export const fieldLabels: Readonly<Record<Field, string>> = {
  email: 'Email',
  name: 'Name',
  first: 'First name',
  last: 'Last name',
  company: 'Company',
  phone: 'Phone',
  note: 'Note',
  consent: 'How they agreed',
  subscribed: 'Still subscribed (yes or no)',
  '': 'Leave out',
}

/**
 * The headings of each field in exports of Mailchimp, Brevo, Kit, Ghost, Google Contacts and Outlook, and in
 * lists that people keep in Excel, in English and Malay. They are separated by commas; case, spaces and
 * signs do not matter.
 */
const headings: Readonly<Record<Exclude<Field, ''>, string>> = {
  email: `
    email, e-mail, mail, email address, e-mail address, email addresses, primary email,
    subscriber email, contact email, customer email, work email, home email, personal email,
    e-mail 1 - value, e-mail 2 - value, e-mail 3 - value,
    e-mail 2 address, e-mail 3 address, email 1, email 2,
    emel, e-mel, alamat emel, alamat e-mel, alamat email, emel pelanggan`,
  name: `
    name, full name, display name, contact name, customer name, client name, customer,
    client, contact, contact person, person, attention, attn, pic, subscriber name,
    nama, nama penuh, nama pelanggan, nama klien, pelanggan, klien, orang dihubungi`,
  first: `
    first name, firstname, fname, given name, forename, prenom, middle name,
    additional name, nama pertama, nama depan, nama pemberian, nama diberi, nama awal`,
  last: `
    last name, lastname, lname, family name, surname, nom,
    nama akhir, nama keluarga, nama belakang, nama bapa`,
  company: `
    company, company name, organization, organisation, organization name, organisation name,
    organization 1 - name, business, business name, firm, shop,
    syarikat, nama syarikat, organisasi, nama organisasi, perniagaan, nama perniagaan, kedai`,
  phone: `
    phone, phone number, phone no, telephone, telephone number, tel, tel no, mobile,
    mobile phone, mobile number, mobile no, cell, cell phone, handphone, hp, hp no,
    h/p, sms, whatsapp, whatsapp number, contact number, contact no, primary phone,
    business phone, work phone, home phone, company main phone, business phone 2,
    phone 1 - value, phone 2 - value, phone 3 - value, phone 1, phone 2,
    telefon, no telefon, nombor telefon, no tel, telefon bimbit, no telefon bimbit, no hp,
    nombor telefon bimbit, no bimbit, talian`,
  note: `
    note, notes, remark, remarks, comment, comments, description, memo,
    nota, catatan, ulasan, komen, keterangan`,
  consent: `
    consent, consent source, how they agreed, permission,
    persetujuan, izin, kebenaran`,
  subscribed: `
    subscribed, subscribed to emails, state, status, email marketing status, email status,
    subscription status, melanggan, status langganan`,
}

const plain = (heading: string) =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const fields = new Map(
  (Object.keys(headings) as Array<keyof typeof headings>).flatMap((field) =>
    headings[field].split(',').map((heading) => [plain(heading), field] as const),
  ),
)

/** The field that a heading means; '' if it is unknown. */
export const fieldOfHeading = (heading: string): Field => fields.get(plain(heading)) ?? ''
