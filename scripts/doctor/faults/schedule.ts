import type { Fault } from './fault'

export const scheduleFaults: Fault[] = [
  {
    title: 'a schedule that was never made',
    sql: 'delete from cron.job where jobid = 1; delete from private.cron_heartbeats',
    says: 'send-due has never answered',
    cure: "docs/deploy.md, 'The schedule', step 2",
  },
  {
    title: 'a schedule that was switched off',
    sql: `update cron.job set active = false where jobid = 1;
      update private.cron_heartbeats set answered_at = '2026-01-31T02:00:00Z'`,
    says: 'send-due is silent since 2026-01-31 02:00 UTC',
    cure: 'select cron.alter_job(1, active := true);',
  },
  {
    title: 'a schedule with another secret than the functions',
    sql: `insert into net._http_response values (401, '', now());
      update private.cron_heartbeats set answered_at = now() - interval '11 minutes'`,
    says: 'send-due is silent since',
    cure: 'npx supabase secrets set CRON_SECRET=<secret>',
  },
  {
    title: 'a schedule that does not know its secret',
    sql: `delete from vault.secrets where name = 'cron_secret';
      update private.cron_heartbeats set answered_at = now() - interval '1 day'`,
    says: 'send-due is silent since',
    cure: "select vault.create_secret('…', 'cron_secret');",
  },
  {
    title: 'no extension for a schedule',
    sql: 'drop schema cron cascade; delete from private.cron_heartbeats',
    says: 'send-due has never answered',
    cure: 'Integrations, Cron: turn on pg_cron and pg_net',
    // The other is of the builds that nobody asks for.
    lines: 2,
  },
  {
    title: 'builds that fail',
    sql: "update cron.job_run_details set status = 'failed' where jobid = 2",
    says: 'The job that asks for builds failed when it ran last.',
    cure: 'select return_message from cron.job_run_details where jobid = 2',
  },
  {
    title: 'the deploy hook of the instructions',
    sql: "update cron.job set command = replace(command, 'host.example/hook-1f3c', 'your-host.example/your-deploy-hook')",
    says: 'The job that asks for builds calls no real deploy hook.',
    cure: "docs/deploy.md, 'Keeping it new'",
  },
  {
    title: 'nobody who asks for builds',
    sql: 'delete from cron.job where jobid = 2',
    says: 'No job asks the host for a build when content changes.',
    cure: "docs/deploy.md, 'Keeping it new'",
    isToBeLookedAt: true,
  },
]
