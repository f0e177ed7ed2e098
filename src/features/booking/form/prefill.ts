import { projectTypes } from '@/content/contact'
import { packageIn } from '@/features/booking/booking-schema'
import { messageLimit } from '@/lib/message-limit'
import { callMethods, type CallMethod } from '@shared/calendar/call-methods'

type ProjectType = (typeof projectTypes)[number]

/** Values from a link to the booking page; what the form does not know is left out. */
export interface Prefill {
  callMethod?: CallMethod
  projectType?: ProjectType
  message?: string
}

/** The form's option for another page's name of it: 'Bespoke Project' is 'Custom Development (Bespoke)'. */
export function projectTypeFor(text: string): ProjectType | undefined {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return undefined
  const same = projectTypes.find((type) => type.toLowerCase() === wanted)
  if (same) return same
  const name = packageIn(wanted)
  if (name) return projectTypes.find((type) => packageIn(type) === name)
  return wanted.includes('redesign') ? 'Website Redesign' : undefined
}

/** Reads package, call_method, project_type and message. An explicit value wins over one that the package implies. */
export function readPrefill(query: URLSearchParams): Prefill {
  const value = (name: string) => query.get(name) ?? ''
  const chosen = packageIn(value('package'))
  const message = [...value('message').trim()].slice(0, messageLimit).join('')
  return {
    callMethod: callMethods.find((method) => method.value === value('call_method').trim().toLowerCase())
      ?.value,
    projectType: projectTypeFor(value('project_type')) ?? (chosen ? projectTypeFor(chosen) : undefined),
    message: message || (chosen ? `I am interested in the ${chosen} Package.` : undefined),
  }
}
