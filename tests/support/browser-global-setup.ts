import type { FullConfig } from '@playwright/test'
import { LOCAL_KEYS } from '../../supabase/local/api/keys'

/** Raises the owner's two limits, because the browser tests submit more in an hour than they allow. */
export default async function raiseLimits({ projects: [project] }: FullConfig): Promise<void> {
  const answer = await fetch(`${project?.use.baseURL}/rest/v1/site_settings`, {
    method: 'POST',
    headers: { apikey: LOCAL_KEYS.secret, 'content-type': 'application/json' },
    body: JSON.stringify({
      key: 'protection',
      value: { submissions_an_hour: 100_000, emails_an_hour: 10_000 },
    }),
  })
  if (!answer.ok) throw new Error(`The limits were not raised: ${await answer.text()}`)
}
