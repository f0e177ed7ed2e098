/**
 * Good and bad input for each public form. The page's schema answers a bad one with a message at its field;
 * the database, called directly, refuses the same one and stores good input as the page sends it.
 */
interface FormCase<Field extends string> {
  title: string
  /** The differences from a valid form. */
  change: Partial<Record<Field, string>>
  /** The refused field and its message; absent if the form is accepted. */
  refused?: { field: Field; says: string }
  /** The stored values that differ from the typed ones. */
  stored?: Partial<Record<Field, string>>
}

type Row = readonly [title: string, value: string]

/** Values of a field that the form accepts. */
const accepted = <Field extends string>(field: Field, rows: readonly Row[]): FormCase<Field>[] =>
  rows.map(([title, value]) => ({ title, change: { [field]: value } as Record<Field, string> }))

/** Values of a field that the form refuses with this message. */
const refused = <Field extends string>(field: Field, says: string, rows: readonly Row[]): FormCase<Field>[] =>
  accepted(field, rows).map((one) => ({ ...one, refused: { field, says } }))

const script = '<script>alert(1)</script>'

type EnquiryCase = FormCase<'name' | 'contact' | 'message'>

export const goodEnquiry = {
  name: 'Nurul Hidayah',
  contact: 'nurul@example.test',
  message: 'How long does a site for a clinic take?',
}

export const enquiryCases: readonly EnquiryCase[] = [
  { title: 'an email address', change: {} },
  ...accepted('contact', [
    ['a mobile number', '+60 12-345 6789'],
    ['a landline with its area code in parentheses', '(03) 2345 6789'],
    ['ten digits', '0123456789'],
    ['a landline of nine digits', '042281234'],
    ['a landline of Sarawak', '082412345'],
    ['a number from elsewhere', '+44 (0)20 7946 0018'],
  ]),
  ...accepted('name', [
    ['names of other scripts', '李美玲 a/l O’Neil-Çelik'],
    ['a name of 200 characters', 'n'.repeat(200)],
  ]),
  ...accepted('message', [
    ['a message of 5,000 characters', 'm'.repeat(5000)],
    ['a message of 2,500 emoji, 10,000 bytes', '🙂'.repeat(2500)],
    ['markup in the message, kept as text', `${script}\n\n& <b>bold</b> "quoted"`],
  ]),
  {
    title: 'spaces around everything, not stored',
    change: { name: '  Nurul ', contact: ' +60 12 345 6789  ', message: '\n  Hello  \n' },
    stored: { name: 'Nurul', contact: '+60 12 345 6789', message: 'Hello' },
  },
  ...refused('name', 'Please enter your name.', [
    ['no name', ''],
    ['a name of spaces', '   '],
  ]),
  ...refused('name', 'Please shorten your name to 200 characters.', [
    ['a name of 201 characters', 'n'.repeat(201)],
    ['a name of 10,000 characters', 'n'.repeat(10_000)],
  ]),
  ...refused('name', 'Please write your name without < and >.', [
    ['a script for a name', script],
    ['a tab in the name', 'Nurul\tHidayah'],
  ]),
  ...refused('contact', 'Please enter your email or phone number.', [
    ['no contact', ''],
    ['a contact of spaces', '  '],
  ]),
  ...refused('contact', 'Please enter a valid email address or phone number.', [
    ['a word', 'nurul'],
    ['an address without a dot', 'nurul@example'],
    ['an address that ends in a dot', 'nurul@example.'],
    ['an address with a dot at its end', 'nurul@example.test.'],
    ['an address with two dots', 'nurul@example..test'],
    ['an address that begins with a dot', '.nurul@example.test'],
    ['an address without a name', '@example.test'],
    ['two addresses', 'nurul@example.test, mei@example.test'],
    ['an address with a line for a mail header', 'nurul@example.test\nBcc: mei@example.test'],
    ['a space in the address', 'nurul hidayah@example.test'],
    ['markup around an address', '<b>nurul@example.test</b>'],
    ['nine digits', '012345678'],
    ['letters in the number', '012-345 6789 ext'],
    ['dashes and one digit', '---------- 1'],
    ['zeros', '0000000000'],
    ['a plus in the middle', '012+3456789'],
    ['a contact of 10,000 characters', `${'a'.repeat(9980)}@example.test`],
    ['a number of 10,000 digits', '1'.repeat(10_000)],
  ]),
  ...refused('message', 'Please write your message.', [
    ['no message', ''],
    ['a message of empty lines', ' \n\t\n'],
  ]),
  ...refused('message', 'Your message has 5,001 characters. Please shorten it to 5,000.', [
    ['a message of 5,001 characters', 'm'.repeat(5001)],
  ]),
  ...refused('message', 'Your message has 10,000 characters. Please shorten it to 5,000.', [
    ['a message of 10,000 characters', 'm'.repeat(10_000)],
  ]),
  ...refused(
    'message',
    'Your message has 2,501 characters. Please shorten it to 2,500. Emoji and the letters of some scripts take more room.',
    [['a message of 2,501 emoji, more than 10,000 bytes', '🙂'.repeat(2501)]],
  ),
]

type WorkCase = FormCase<'fullName' | 'contactNumber' | 'email' | 'areaOfExpertise' | 'workLink'>

export const goodApplication = {
  fullName: 'Tan Jia Hui',
  contactNumber: '012-345 6789',
  email: 'jiahui@example.test',
  areaOfExpertise: 'UI/UX Design',
  workLink: 'https://jiahui.example.test/work?of=2026',
}

export const workCases: readonly WorkCase[] = [
  { title: 'a full application', change: {} },
  ...accepted('fullName', [['a name of two letters', 'Ng']]),
  ...accepted('contactNumber', [
    ['a mobile with its country code', '+60 12-345 6789'],
    ['a mobile without the plus', '60123456789'],
    ['a mobile of the 011 range', '011-1234 5678'],
    ['a landline of nine digits', '04-123 4567'],
    ['a landline of ten digits', '03-2345 6789'],
    ['01 and seven digits', '01 234 5678'],
    ['a number from elsewhere, of ten characters or more', '+65 9123 4567'],
  ]),
  {
    title: 'an email in capitals, stored lower-cased, and spaces, not stored',
    change: { fullName: ' Tan Jia Hui ', email: ' Jia.Hui@Example.TEST ' },
    stored: { fullName: 'Tan Jia Hui', email: 'jia.hui@example.test' },
  },
  ...refused('fullName', 'Full name is required', [['no name', '']]),
  ...refused('fullName', 'Full name must be at least 2 characters', [
    ['a name of one letter', 'T'],
    ['a name of one letter between spaces', '  T  '],
  ]),
  ...refused('fullName', 'Full name must be at most 200 characters', [
    ['a name of 10,000 letters', 't'.repeat(10_000)],
  ]),
  ...refused('fullName', 'Please write your name without < and >', [['a script for a name', script]]),
  ...refused('contactNumber', 'Contact number is required', [['no number', '']]),
  ...refused('contactNumber', 'Please enter a valid Malaysian phone number', [
    ['eight digits', '0312 3456'],
    ['nine digits that begin with no 0', '123 456 789'],
    ['nine characters after the dashes are taken out', '12-34-56-78-9'],
    ['a number of 10,000 digits', '0'.repeat(10_000)],
    ['a script for a number', script],
  ]),
  ...refused('email', 'Email address is required', [['no email', '']]),
  ...refused('email', 'Please enter a valid email address', [
    ['an email without @', 'jiahui.example.test'],
    ['an email without a dot', 'jiahui@example'],
    ['an email that ends in a dot', 'jiahui@example.'],
    ['an email with a dot at its end', 'jiahui@example.test.'],
    ['an email with two dots', 'jia..hui@example.test'],
    ['an email with nothing before the @', '@example.test'],
    ['an email with a space', 'jia hui@example.test'],
    ['an email with markup', '<jiahui@example.test>'],
    ['an email of 10,000 characters', `${'j'.repeat(10_000)}@example.test`],
  ]),
  ...refused('workLink', 'Please enter a link such as https://example.com', [
    ['a script for a link', 'javascript:alert(1)'],
    ['a link with markup', 'https://example.test/<b>'],
    ['a link with a space', 'https://example.test/my work'],
    ['a link of 10,000 characters', `https://example.test/${'w'.repeat(10_000)}`],
  ]),
  ...refused('areaOfExpertise', 'Area of expertise is required', [
    ['no expertise', ''],
    ['an expertise that is not offered', 'Astrology'],
  ]),
]
