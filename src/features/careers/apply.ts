import type { Application } from '@/features/careers/work-schema'
import { rest } from '@/lib/rest'

export const alreadySubmitted =
  "This email has already been submitted. We'll contact you when opportunities arise."
export const somethingWrong = 'Something went wrong. Please try again.'
export const tooManyTries = 'Too many tries from this connection. Please wait a few minutes and try again.'

/** A request without an answer is given up, so that the form can be used again. */
const timeoutMs = 20_000

/**
 * Stores a pending application. It does not select the row: visitors may not read any.
 * Throws an Error whose message is meant for the visitor.
 */
export async function apply(application: Application): Promise<void> {
  const { error } = await rest
    .from('work_opportunities')
    .insert({
      full_name: application.fullName,
      contact_number: application.contactNumber,
      email: application.email,
      area_of_expertise: application.areaOfExpertise,
      status: 'pending',
    })
    .abortSignal(AbortSignal.timeout(timeoutMs))
  if (!error) return
  if (error.code === '23505') throw new Error(alreadySubmitted)
  throw new Error(error.message.includes('rate_limited') ? tooManyTries : somethingWrong)
}
