import type { CallProcedure } from '../_shared/rest.ts'

/**
 * How long an answer is cached, in s: an instance of the function queries the database no more often, however
 * many requests come.
 */
export const CACHE_SECONDS = 15

interface HealthDependencies {
  call: CallProcedure
  /** In ms, by a monotonic clock. */
  now: () => number
}

/** Only states, as fixed strings: the answer is public. */
export interface Health {
  database: 'ok' | 'silent'
  /** State of the schedule that calls send-due, from the database: 'running', 'stopped' or 'not_set_up'. */
  schedule?: string
  /** Whether emails and SMS are being sent: 'ok' or 'failing'. */
  messages?: string
}

export const isWell = ({ database, schedule, messages }: Health) =>
  database === 'ok' && schedule === 'running' && messages === 'ok'

/** Returns the health check, which queries at most once per 15 s for all callers. Never throws. */
export function createHealth({ call, now }: HealthDependencies): () => Promise<Health> {
  let requestedAt = -Infinity
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
    if (now() - requestedAt >= CACHE_SECONDS * 1000) {
      requestedAt = now()
      answer = ask()
    }
    return answer
  }
}
