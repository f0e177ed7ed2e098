import { type Finding, found, look, ok, wrong } from './finding'
import { canRead, type Project, readOnly } from './project'

const howTo = "docs/deploy.md, 'The schedule', step 2: the SQL that calls send-due each minute"
const hookHowTo = "docs/deploy.md, 'Keeping it new': the SQL with your host's deploy hook"

/** The functions and the database have to have the same one. */
export const setCronSecret =
  "npx supabase secrets set CRON_SECRET=<secret>, and select vault.update_secret((select id from vault.secrets where name = 'cron_secret'), '<secret>');"

interface Job {
  id: string
  active: boolean
  /** What it does, told from its command, which holds addresses that are secret. */
  sends: boolean
  builds: boolean
  unfinished: boolean
  /** How its last run ended. */
  last_status: string | null
}

export interface ScheduleFacts {
  /** Undefined where the database does not note it. */
  answeredAt: Date | null | undefined
  /** Undefined where pg_cron is not installed. */
  jobs: Job[] | undefined
  /** Names of the vault's secrets; undefined where there is no vault. */
  vault: string[] | undefined
  /** Whether a call by pg_net was refused in the last ten minutes. */
  refused: boolean
}

const longestSilence = 600_000

/** Why send-due is not heard of, and what ends that. */
function cureOfSilence({ jobs, vault, refused }: ScheduleFacts): string {
  if (!jobs) return `Integrations, Cron: turn on pg_cron and pg_net; then ${howTo}`
  const job = jobs.find(({ sends }) => sends)
  if (!job) return howTo
  if (!job.active) return `select cron.alter_job(${job.id}, active := true);`
  const absent = ['project_url', 'cron_secret'].filter((name) => vault && !vault.includes(name))
  if (absent.length > 0) return absent.map((name) => `select vault.create_secret('…', '${name}');`).join(' ')
  if (refused) return `The two secrets differ. ${setCronSecret}`
  if (job.last_status === 'failed')
    return `select return_message from cron.job_run_details where jobid = ${job.id} order by start_time desc limit 1; says why.`
  return 'Edge Functions, send-due, Logs; and select status_code, content from net._http_response order by created desc limit 3;'
}

export function sending(facts: ScheduleFacts, now: number): Finding {
  const { answeredAt, jobs } = facts
  if (answeredAt === undefined)
    return look(
      'When send-due answered last is not noted here.',
      'Integrations, Cron, Jobs: send-due, History',
    )
  if (!answeredAt)
    return wrong('send-due has never answered: no mail or reminder goes out.', cureOfSilence(facts))
  if (now - answeredAt.getTime() > longestSilence)
    return wrong(
      `send-due is silent since ${answeredAt.toISOString().slice(0, 16).replace('T', ' ')} UTC: no mail or reminder goes out.`,
      cureOfSilence(facts),
    )
  return ok(
    `send-due has answered in the last ten minutes${jobs?.some(({ sends }) => sends) ? '' : ' (called from elsewhere)'}`,
  )
}

export function building({ jobs }: ScheduleFacts): Finding {
  const job = jobs?.find(({ builds }) => builds)
  if (!job) return look('No job asks the host for a build when content changes.', hookHowTo)
  if (job.unfinished) return wrong('The job that asks for builds calls no real deploy hook.', hookHowTo)
  if (!job.active)
    return wrong(
      'The job that asks for builds is switched off.',
      `select cron.alter_job(${job.id}, active := true);`,
    )
  if (job.last_status === 'failed')
    return wrong(
      'The job that asks for builds failed when it ran last.',
      `select return_message from cron.job_run_details where jobid = ${job.id} order by start_time desc limit 1; says why.`,
    )
  return ok('A job asks the host for a build when content changes')
}

async function readFacts(database: NonNullable<Project['database']>): Promise<ScheduleFacts> {
  const rows = <T>(sql: string) => database.query<T>(sql)
  return readOnly(database, async () => {
    const beats = (await canRead(database, 'private.cron_heartbeats'))
      ? await rows<{ at: Date }>(
          "select answered_at as at from private.cron_heartbeats where job = 'send-due'",
        )
      : undefined
    const runs = (await canRead(database, 'cron.job_run_details'))
      ? '(select status from cron.job_run_details r where r.jobid = j.jobid order by start_time desc limit 1)'
      : 'null'
    const jobs = (await canRead(database, 'cron.job'))
      ? await rows<Job>(`
          select jobid::text as id, active, command ~ '/functions/v1/send-due' as sends,
            command ~ 'site_needs_build' as builds, command ~ 'your-host\\.example' as unfinished,
            ${runs} as last_status
          from cron.job j`)
      : undefined
    const vault = (await canRead(database, 'vault.secrets'))
      ? await rows<{ name: string | null }>('select name from vault.secrets')
      : undefined
    const refused = (await canRead(database, 'net._http_response'))
      ? await rows(
          "select from net._http_response where status_code = 401 and created > now() - interval '10 minutes' limit 1",
        )
      : []
    return {
      answeredAt: beats && (beats[0]?.at ?? null),
      jobs,
      vault: vault?.map(({ name }) => name ?? ''),
      refused: refused.length > 0,
    }
  })
}

export async function scheduleFindings({ database, now }: Project): Promise<Finding[]> {
  if (!database) return []
  return found('The schedule', 'Integrations, Cron', async () => {
    const facts = await readFacts(database)
    return [sending(facts, now), building(facts)]
  })
}
