/** Texts of the page where a client reads and accepts a quotation. */
export const quotationPage = {
  loading: 'Loading your quotation...',
  failed: {
    title: 'Your quotation could not be loaded',
    text: 'Please try again in a moment. If we sent it by email, the whole quotation is there too.',
  },
  unknown: {
    title: 'This link doesn’t work',
    text: 'It may have been cut off on its way. The full link is in our message to you. Otherwise write to us.',
  },
  superseded: {
    title: 'There is a newer version',
    text: 'We have changed this quotation since. The link to the new version is in our latest message to you. If you can’t find it, write to us.',
  },
  withdrawn: {
    title: 'This quotation was withdrawn',
    text: 'It can no longer be accepted. Write to us if you have a question, or want a new one.',
  },
  chat: 'Write to us on WhatsApp',
  greeting: (studio: string, number?: string) =>
    `Hello ${studio}, I am writing about ${number ? `quotation ${number}` : 'my quotation'}.`,
  heading: (number: string) => `Quotation ${number}`,
  version: (version: number) => `Version ${version}`,
  status: { sent: 'Waiting for your answer', accepted: 'Accepted', expired: 'Expired' },
  facts: { client: 'For', date: 'Date', until: 'Valid until' },
  table: { item: 'Item', quantity: 'Quantity', price: 'Price each', amount: 'Amount' },
  terms: 'Terms',
  expired: 'The last day to accept this quotation is over. Write to us, and we send you a new one.',
  acceptedBy: (name: string, when: string) => `Accepted by ${name} on ${when} (MYT).`,
  print: 'Print or save as PDF',
  accept: {
    heading: 'Accept this quotation',
    text: (total: string, hasTerms: boolean) =>
      `You order what is listed here for ${total}${hasTerms ? ', on the terms above' : ''}.`,
    name: 'Your name',
    nameMissing: 'Please type your name.',
    nameRefused: 'Please type your name without signs such as < and >.',
    needed: 'Your name is needed.',
    submit: 'Accept the quotation',
    sending: 'Accepting...',
    done: 'Thank you. We have your answer and get in touch about the next step.',
  },
  ask: {
    heading: 'Have a question?',
    label: 'Your question',
    missing: 'Please write your question.',
    tooLong:
      'Please shorten your question: 4,000 characters fit, fewer with emoji or the letters of some scripts.',
    needed: 'We answer to the contact you gave us.',
    submit: 'Send the question',
    sending: 'Sending...',
    done: 'Your question has reached us. We answer as soon as we can.',
  },
  notSent: 'We could not reach our server. Nothing you typed is lost: please try again.',
  changed: 'This quotation has changed while the page was open. Please look at it again.',
} as const
