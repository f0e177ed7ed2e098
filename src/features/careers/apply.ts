import { somethingWrong } from '@/components/ui/form-failure'
import { NotSent } from '@/components/ui/use-sent-form'
import { applicationChat } from '@/content/about'
import { limitChat, limitMessages } from '@/content/limits'
import type { Studio } from '@/content/site'
import type { Application } from '@/features/careers/work-schema'
import { leadSource } from '@/lib/lead-source'
import { limitIn } from '@/lib/limits'
import { formTimeout, rest } from '@/lib/rest'
import { fitInLink, whatsappLink } from '@/lib/whatsapp'

export const alreadySubmitted =
  "This email has already been submitted. We'll contact you when opportunities arise."

/** Stores an application. Throws NotSent. */
export async function apply(application: Application, studio: Studio): Promise<void> {
  const { data, error } = await rest
    .rpc('submit_application', {
      full_name: application.fullName,
      contact_number: application.contactNumber,
      email: application.email,
      area_of_expertise: application.areaOfExpertise,
      work_link: application.workLink || undefined,
      website: application.website || undefined,
      source: leadSource(),
    })
    .abortSignal(formTimeout())
  const { ok, reason } = (data ?? {}) as { ok?: boolean; reason?: string }
  if (ok) return
  if (reason === 'already_applied') throw new NotSent(alreadySubmitted)
  const limit = error && limitIn(error.message)
  if (!limit) throw new NotSent(somethingWrong)
  throw new NotSent(limitMessages[limit], { label: limitChat, to: chatLink(application, studio) })
}

/** A chat link that contains the application. */
function chatLink(application: Application, studio: Studio): string {
  const link = (text: string) => whatsappLink(studio.whatsapp_number, text)
  return link(fitInLink(applicationChat(studio.name, application), link))
}
