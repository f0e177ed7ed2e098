/** What a plan of an email provider takes. Without `a_day` it has no limit for a day. */
interface EmailPlan {
  name: string
  a_second: number
  a_day?: number
  /** Emails of a day that newsletters leave to other email. */
  reserve?: number
}

/**
 * What the providers publish, as values to start from. They change: the owner compares them with the plan. The
 * limits of a month are the provider's to count.
 */
export const emailPlans: readonly EmailPlan[] = [
  { name: 'Resend, free', a_second: 2, a_day: 100, reserve: 30 },
  { name: 'Resend, paid', a_second: 2 },
  { name: 'Brevo, free', a_second: 5, a_day: 300, reserve: 60 },
  { name: 'Brevo, paid', a_second: 5 },
  { name: 'Mailgun, free', a_second: 2, a_day: 100, reserve: 30 },
  { name: 'Mailgun, paid', a_second: 5 },
  { name: 'SendGrid, trial', a_second: 2, a_day: 100, reserve: 30 },
  { name: 'SendGrid, paid', a_second: 10 },
  { name: 'Postmark', a_second: 10 },
  { name: 'Amazon SES, sandbox', a_second: 1, a_day: 200, reserve: 60 },
  { name: 'Amazon SES, in production', a_second: 14, a_day: 50_000, reserve: 1000 },
  { name: 'SMTP of a web host', a_second: 1, a_day: 200, reserve: 60 },
]
