import type { Answer, ChangeFile } from '../fake-project'
import type { Project } from '../project'

/** What a project has otherwise than one in which all is well. */
export interface Planted {
  sql?: string
  answers?: Record<string, Answer>
  /** Of what the management API says of the auth service. */
  auth?: Record<string, unknown>
  files?: ChangeFile
  project?: Partial<Project>
  backups?: () => string
}

/** Something that an owner may have left or done, and how the doctor tells it. */
export interface Fault extends Planted {
  title: string
  /** Of the line that tells it, and of what stands below. */
  says: string | RegExp
  cure: string | RegExp
  /** Not surely a fault: the owner is asked to look. */
  isToBeLookedAt?: boolean
  /** How many lines tell it; one unless said otherwise. */
  lines?: number
}
