import { LOCAL_KEYS } from './backend'
import { LOCAL_ADMIN, runCommand } from './command'
import { startSiteStack } from './site-stack'

/** `npm run backend`: the embedded Supabase alone, for a site that runs elsewhere (`npm run dev`). */
await runCommand({
  command: 'npm run backend',
  defaultPort: 54_321,
  start: (settings) =>
    startSiteStack({ settings, watch: true, siteUrl: process.env.SITE_URL || 'http://localhost:5173' }),
  banner: ({ url, mailUrl, siteUrl }) => `  API       ${url}
  Public    ${LOCAL_KEYS.publishable}
  Secret    ${LOCAL_KEYS.secret}
  Mailbox   ${mailUrl}
  Admin     ${LOCAL_ADMIN.email}, password ${LOCAL_ADMIN.password}

  For the site, in .env.development.local; its mails lead to ${siteUrl} (SITE_URL):
  VITE_SUPABASE_URL=${url}
  VITE_SUPABASE_ANON_KEY=${LOCAL_KEYS.publishable}`,
})
