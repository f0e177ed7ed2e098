import { callMethods, messageLimit, type CallMethod } from '@/features/booking/booking-schema'
import { packages, projectTypes } from '@/content/contact'

type ProjectType = (typeof projectTypes)[number]

/** What a link to the booking page may bring along; whatever the form does not know is left out. */
export interface Prefill {
  callMethod?: CallMethod
  projectType?: ProjectType
  message?: string
}

const named = packages.slice(0, -1)

/** 'Spark' of 'spark', 'Spark Package', 'New Website (Spark Package)'. */
export function packageIn(text: string): string | undefined {
  const words = text.toLowerCase().split(/[^a-z]+/)
  return named.find((name) => words.includes(name.toLowerCase()))
}

/** The form's own option for what another page calls it: 'Bespoke Project' is 'Custom Development (Bespoke)'. */
export function projectTypeFor(text: string): ProjectType | undefined {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return undefined
  const same = projectTypes.find((type) => type.toLowerCase() === wanted)
  if (same) return same
  const name = packageIn(wanted)
  if (name) return projectTypes.find((type) => packageIn(type) === name)
  return wanted.includes('redesign') ? 'Website Redesign' : undefined
}

/** Reads package, call_method, project_type and message. What is said outright wins over what a package implies. */
export function readPrefill(query: URLSearchParams): Prefill {
  const value = (name: string) => query.get(name) ?? ''
  const chosen = packageIn(value('package'))
  const message = [...value('message').trim()].slice(0, messageLimit).join('')
  return {
    callMethod: callMethods.find((method) => method === value('call_method').trim().toLowerCase()),
    projectType: projectTypeFor(value('project_type')) ?? (chosen ? projectTypeFor(chosen) : undefined),
    message: message || (chosen ? `I am interested in the ${chosen} Package.` : undefined),
  }
}
