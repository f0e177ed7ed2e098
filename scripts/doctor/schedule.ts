import { type Finding, look, ok, wrong } from './finding'
import type { Database } from './project'

const howTo = "docs/deploy.md, 'The schedule' and 'Rebuilds'"

/** The functions and the database must have the same one. */
export const setCronSecret =
  "npx supabase secrets set CRON_SECRET=<secret>, and select vault.update_secret((select id from vault.secrets where name = 'cron_secret'), '<secret>');"

interface Job {
  id: string
  name: string
  active: boolean
  /** The result of its last run. */
  last_status: string | null
}

/** The jobs of the guide, by their names there, and what each does. */
const jobs = {
  'send-due': 'sends emails and reminders',
  'read-calendar': 'reads the owner’s calendar',
  'purge the history of cron': 'purges the history of the schedule',
}

async function readJobs(database: Database): Promise<Job[] | undefined> {
  const [table] = await database.query<{ readable: boolean }>(
    "select has_table_privilege(to_regclass('cron.job'), 'select') as readable",
  )
  if (!table?.readable) return undefined
  return database.query<Job>(`
    select jobid::text as id, jobname as name, active, (
      select status from cron.job_run_details r where r.jobid = j.jobid order by start_time desc limit 1
    ) as last_status
    from cron.job j`)
}

function jobFindings(found: Job[], isAnswered: boolean): Finding[] {
  return Object.entries(jobs).map(([name, does]) => {
    const job = found.find((one) => one.name === name)
    if (!job && name === 'send-due' && isAnswered) return ok('send-due is called from elsewhere')
    if (!job) return wrong(`No job ${does}.`, `${howTo}, has the job '${name}'`)
    if (!job.active)
      return wrong(`The job '${name}' is switched off.`, `select cron.alter_job(${job.id}, active := true);`)
    if (job.last_status === 'failed')
      return wrong(
        `The job '${name}' failed when it ran last.`,
        `select return_message from cron.job_run_details where jobid = ${job.id} order by start_time desc limit 1; says why.`,
      )
    return ok(`A job ${does}`)
  })
}

const whySilent =
  "select status_code, content from net._http_response order by created desc limit 3; where it shows 401, the secret in the vault is not the functions' CRON_SECRET; no row: vault.secrets lacks project_url or cron_secret."

/** Whether send-due is called, and whether the guide's jobs exist and run. */
export async function scheduleFindings(database: Database): Promise<Finding[]> {
  const [beat] = await database.query<{ at: string; is_recent: boolean }>(`
    select to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at,
      answered_at > now() - interval '10 minutes' as is_recent
    from private.cron_heartbeats where job = 'send-due'`)
  const found = await readJobs(database)
  const calls = beat?.is_recent
    ? ok('send-due has answered in the last ten minutes')
    : wrong(
        beat
          ? `send-due is silent since ${beat.at} UTC: no email or reminder goes out.`
          : 'send-due has never answered: no email or reminder goes out.',
        found ? whySilent : `Integrations, Cron: turn on pg_cron and pg_net; then ${howTo}`,
      )
  if (!found)
    return [calls, look('pg_cron is off: who calls send-due and the deploy hook cannot be seen here.', howTo)]
  return [calls, ...jobFindings(found, beat?.is_recent ?? false)]
}
