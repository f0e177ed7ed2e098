/** The figures of private.limit_for, which hold while the owner has said nothing. */
export const protectionDefaults = {
  submissions_an_hour: 120,
  mails_an_hour: 30,
  letters_a_minute: 60,
} as const
