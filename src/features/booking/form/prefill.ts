import { aboutMessage, packageIn, projectTypeOf, projectTypes } from '@/content/contact'
import type { BookingInput } from '@/features/booking/booking-schema'
import { readAbout } from '@/lib/form-address'
import { messageLimit } from '@/lib/message-limit'
import { callMethods } from '@shared/calendar/call-methods'

/** Values from a link to the booking page; values unknown to the form are omitted. */
export type Prefill = Partial<Pick<BookingInput, 'callMethod' | 'projectType' | 'message'>>

/**
 * Maps another page's name to the form's option: 'Bespoke Project' becomes 'Custom Development (Bespoke)'.
 */
function projectTypeFor(text: string): string | undefined {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return undefined
  const same = projectTypes.find((type) => type.toLowerCase() === wanted)
  if (same) return same
  return projectTypeOf(wanted) ?? (wanted.includes('redesign') ? 'Website Redesign' : undefined)
}

/**
 * Reads package, trade, call_method, project_type and message. An explicit value wins over one implied by
 * package and trade.
 */
export function readPrefill(query: URLSearchParams): Prefill {
  const value = (name: string) => query.get(name) ?? ''
  const { package: named, industry } = readAbout(query)
  const chosen = packageIn(named)
  const message = [...value('message').trim()].slice(0, messageLimit).join('')
  return {
    callMethod: callMethods.find((method) => method.value === value('call_method').trim().toLowerCase())
      ?.value,
    projectType: projectTypeFor(value('project_type')) ?? projectTypeOf(chosen),
    message: message || aboutMessage(chosen, industry),
  }
}
