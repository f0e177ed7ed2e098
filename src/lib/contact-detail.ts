/** Printable ASCII, at most 254, and nothing a mail header could be built from: what the database takes as well. */
const address = /^(?=[!-~]{5,254}$)[^@,;:<>()"\\[\]]+@[^@,;:<>()"\\[\]]+\.[^@,;:<>()"\\[\]]+$/
const phone = /^(?=.{10,254}$)\+?[\d ()-]{10,}$/

/** Text, @, text, dot, text. */
export function isEmail(text: string): boolean {
  return address.test(text)
}

/** An email address, or a phone number: a plus perhaps, then at least 10 digits, spaces, dashes, parentheses. */
export function isEmailOrPhone(text: string): boolean {
  return isEmail(text) || phone.test(text)
}
