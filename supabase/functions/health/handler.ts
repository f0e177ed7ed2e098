import type { CallProcedure } from '../_shared/rest.ts'

/** How long an answer holds, in s: however many ask, an instance of the function asks the database no sooner again. */
export const KEPT_SECONDS = 15

export interface HealthDependencies {
  call: CallProcedure
  /** In ms, by a clock that nobody sets. */
  now: () => number
}

/** States alone, in fixed words: anybody may read it. */
export interface Health {
  database: 'ok' | 'silent'
  /** Of the schedule that calls send-due, as the database has it: 'running', 'stopped' or 'not_set_up'. */
  schedule?: string
  /** Whether emails and texts go out: 'ok' or 'failing'. */
  messages?: string
}

export const isWell = ({ database, schedule, messages }: Health) =>
  database === 'ok' && schedule === 'running' && messages === 'ok'

/** What asks how it goes, once for all who ask within 15 s. Never throws. */
export function createHealth({ call, now }: HealthDependencies): () => Promise<Health> {
  let askedAt = -Infinity
  let answer: Promise<Health>

  async function ask(): Promise<Health> {
    try {
      const { schedule, messages } = (await call('health', {})) as Omit<Health, 'database'>
      return { database: 'ok', schedule, messages }
    } catch {
      return { database: 'silent' }
    }
  }

  return () => {
    if (now() - askedAt >= KEPT_SECONDS * 1000) {
      askedAt = now()
      answer = ask()
    }
    return answer
  }
}
