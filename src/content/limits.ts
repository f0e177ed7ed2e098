/** The messages of a form if the database refuses it because of a rate limit, by the name of the limit. */
export const limitMessages = {
  rate_limited:
    'A lot has come from this connection in a short time. Nothing you wrote is lost: please wait a few minutes and try again, or write to us on WhatsApp.',
  inbox_full:
    'Far more than usual has been sent to us today, and our inbox is full. Nothing you wrote is lost: please write to us on WhatsApp, or try again tomorrow.',
} as const

export const limitChat = 'Chat on WhatsApp'
