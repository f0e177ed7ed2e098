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

const script = '<script>alert(1)</script>'

type EnquiryCase = FormCase<'name' | 'contact' | 'message'>

export const goodEnquiry = {
  name: 'Nurul Hidayah',
  contact: 'nurul@example.test',
  message: 'How long does a site for a clinic take?',
}

const noName = 'Please enter your name.'
const noContact = 'Please enter your email or phone number.'
const badContact = 'Please enter a valid email address or phone number.'
const noMessage = 'Please write your message.'
const badName = 'Please write your name without < and >.'

export const enquiryCases: readonly EnquiryCase[] = [
  { title: 'an email address', change: {} },
  { title: 'a mobile number', change: { contact: '+60 12-345 6789' } },
  { title: 'a landline with its area code in parentheses', change: { contact: '(03) 2345 6789' } },
  { title: 'ten digits', change: { contact: '0123456789' } },
  { title: 'names of other scripts', change: { name: '李美玲 a/l O’Neil-Çelik' } },
  { title: 'a name of 200 characters', change: { name: 'n'.repeat(200) } },
  { title: 'a message of 5,000 characters', change: { message: 'm'.repeat(5000) } },
  { title: 'a message of 2,500 emoji, 10,000 bytes', change: { message: '🙂'.repeat(2500) } },
  {
    title: 'markup in the message, kept as text',
    change: { message: `${script}\n\n& <b>bold</b> "quoted"` },
  },
  {
    title: 'spaces around everything, not stored',
    change: { name: '  Nurul ', contact: ' +60 12 345 6789  ', message: '\n  Hello  \n' },
    stored: { name: 'Nurul', contact: '+60 12 345 6789', message: 'Hello' },
  },
  { title: 'no name', change: { name: '' }, refused: { field: 'name', says: noName } },
  { title: 'a name of spaces', change: { name: '   ' }, refused: { field: 'name', says: noName } },
  {
    title: 'a name of 201 characters',
    change: { name: 'n'.repeat(201) },
    refused: { field: 'name', says: 'Please shorten your name to 200 characters.' },
  },
  {
    title: 'a name of 10,000 characters',
    change: { name: 'n'.repeat(10_000) },
    refused: { field: 'name', says: 'Please shorten your name to 200 characters.' },
  },
  { title: 'a script for a name', change: { name: script }, refused: { field: 'name', says: badName } },
  {
    title: 'a tab in the name',
    change: { name: 'Nurul\tHidayah' },
    refused: { field: 'name', says: badName },
  },
  { title: 'no contact', change: { contact: '' }, refused: { field: 'contact', says: noContact } },
  { title: 'a contact of spaces', change: { contact: '  ' }, refused: { field: 'contact', says: noContact } },
  ...[
    ['a word', 'nurul'],
    ['an address without a dot', 'nurul@example'],
    ['an address that ends in a dot', 'nurul@example.'],
    ['an address without a name', '@example.test'],
    ['two addresses', 'nurul@example.test, mei@example.test'],
    ['an address with a line for a mail header', 'nurul@example.test\nBcc: mei@example.test'],
    ['a space in the address', 'nurul hidayah@example.test'],
    ['markup around an address', '<b>nurul@example.test</b>'],
    ['nine digits', '012345678'],
    ['letters in the number', '012-345 6789 ext'],
    ['a plus in the middle', '012+3456789'],
    ['a contact of 10,000 characters', `${'a'.repeat(9980)}@example.test`],
    ['a number of 10,000 digits', '1'.repeat(10_000)],
  ].map(([title, contact]) => ({
    title: `${title}`,
    change: { contact: `${contact}` },
    refused: { field: 'contact' as const, says: badContact },
  })),
  { title: 'no message', change: { message: '' }, refused: { field: 'message', says: noMessage } },
  {
    title: 'a message of empty lines',
    change: { message: ' \n\t\n' },
    refused: { field: 'message', says: noMessage },
  },
  {
    title: 'a message of 5,001 characters',
    change: { message: 'm'.repeat(5001) },
    refused: { field: 'message', says: 'Your message has 5,001 characters. Please shorten it to 5,000.' },
  },
  {
    title: 'a message of 10,000 characters',
    change: { message: 'm'.repeat(10_000) },
    refused: { field: 'message', says: 'Your message has 10,000 characters. Please shorten it to 5,000.' },
  },
  {
    title: 'a message of 2,501 emoji, more than 10,000 bytes',
    change: { message: '🙂'.repeat(2501) },
    refused: {
      field: 'message',
      says: 'Your message has 2,501 characters. Please shorten it to 2,500. Emoji and the letters of some scripts take more room.',
    },
  },
]

type WorkCase = FormCase<'fullName' | 'contactNumber' | 'email' | 'areaOfExpertise' | 'workLink'>

export const goodApplication = {
  fullName: 'Tan Jia Hui',
  contactNumber: '012-345 6789',
  email: 'jiahui@example.test',
  areaOfExpertise: 'UI/UX Design',
  workLink: 'https://jiahui.example.test/work?of=2026',
}

const noFullName = 'Full name is required'
const shortName = 'Full name must be at least 2 characters'
const longName = 'Full name must be at most 200 characters'
const badFullName = 'Please write your name without < and >'
const noNumber = 'Contact number is required'
const badNumber = 'Please enter a valid Malaysian phone number'
const noEmail = 'Email address is required'
const badEmail = 'Please enter a valid email address'
const noArea = 'Area of expertise is required'
const badLink = 'Please enter a link such as https://example.com'

export const workCases: readonly WorkCase[] = [
  { title: 'a full application', change: {} },
  { title: 'a name of two letters', change: { fullName: 'Ng' } },
  ...[
    ['a mobile with its country code', '+60 12-345 6789'],
    ['a mobile without the plus', '60123456789'],
    ['a mobile of the 011 range', '011-1234 5678'],
    ['a landline of nine digits', '04-123 4567'],
    ['a landline of ten digits', '03-2345 6789'],
    ['01 and seven digits', '01 234 5678'],
    ['a number from elsewhere, of ten characters or more', '+65 9123 4567'],
  ].map(([title, contactNumber]) => ({
    title: `${title}`,
    change: { contactNumber: `${contactNumber}` },
  })),
  {
    title: 'an email in capitals, stored lower-cased, and spaces, not stored',
    change: { fullName: ' Tan Jia Hui ', email: ' Jia.Hui@Example.TEST ' },
    stored: { fullName: 'Tan Jia Hui', email: 'jia.hui@example.test' },
  },
  { title: 'no name', change: { fullName: '' }, refused: { field: 'fullName', says: noFullName } },
  {
    title: 'a name of one letter',
    change: { fullName: 'T' },
    refused: { field: 'fullName', says: shortName },
  },
  {
    title: 'a name of one letter between spaces',
    change: { fullName: '  T  ' },
    refused: { field: 'fullName', says: shortName },
  },
  {
    title: 'a name of 10,000 letters',
    change: { fullName: 't'.repeat(10_000) },
    refused: { field: 'fullName', says: longName },
  },
  {
    title: 'a script for a name',
    change: { fullName: script },
    refused: { field: 'fullName', says: badFullName },
  },
  { title: 'no number', change: { contactNumber: '' }, refused: { field: 'contactNumber', says: noNumber } },
  ...[
    ['eight digits', '0312 3456'],
    ['nine digits that begin with no 0', '123 456 789'],
    ['nine characters after the dashes are taken out', '12-34-56-78-9'],
    ['a number of 10,000 digits', '0'.repeat(10_000)],
    ['a script for a number', script],
  ].map(([title, contactNumber]) => ({
    title: `${title}`,
    change: { contactNumber: `${contactNumber}` },
    refused: { field: 'contactNumber' as const, says: badNumber },
  })),
  { title: 'no email', change: { email: '' }, refused: { field: 'email', says: noEmail } },
  ...[
    ['an email without @', 'jiahui.example.test'],
    ['an email without a dot', 'jiahui@example'],
    ['an email that ends in a dot', 'jiahui@example.'],
    ['an email with nothing before the @', '@example.test'],
    ['an email with a space', 'jia hui@example.test'],
    ['an email with markup', '<jiahui@example.test>'],
    ['an email of 10,000 characters', `${'j'.repeat(10_000)}@example.test`],
  ].map(([title, email]) => ({
    title: `${title}`,
    change: { email: `${email}` },
    refused: { field: 'email' as const, says: badEmail },
  })),
  ...[
    ['a script for a link', 'javascript:alert(1)'],
    ['a link with markup', 'https://example.test/<b>'],
    ['a link with a space', 'https://example.test/my work'],
    ['a link of 10,000 characters', `https://example.test/${'w'.repeat(10_000)}`],
  ].map(([title, workLink]) => ({
    title: `${title}`,
    change: { workLink: `${workLink}` },
    refused: { field: 'workLink' as const, says: badLink },
  })),
  {
    title: 'no expertise',
    change: { areaOfExpertise: '' },
    refused: { field: 'areaOfExpertise', says: noArea },
  },
  {
    title: 'an expertise that is not offered',
    change: { areaOfExpertise: 'Astrology' },
    refused: { field: 'areaOfExpertise', says: noArea },
  },
]
