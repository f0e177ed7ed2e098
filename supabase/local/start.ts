import { LOCAL_ADMIN, runCommand } from './command'
import { LOCAL_KEYS } from './backend'
import { startSiteStack } from './site-stack'
import { startVitePages } from './vite-pages'

/** `npm start`: the whole site for development, with everything it needs in this one process, Vite in a thread. */
await runCommand({
  command: 'npm start',
  defaultPort: 5173,
  start: (settings) =>
    startSiteStack({
      settings,
      watch: true,
      async pages(server) {
        // The site is this one, whatever an .env file says: its own address, its own API, its own key.
        Object.assign(process.env, {
          VITE_SITE_URL: '',
          VITE_SUPABASE_URL: '',
          VITE_SUPABASE_ANON_KEY: LOCAL_KEYS.publishable,
        })
        return startVitePages(server)
      },
    }),
  banner: ({ url, mailUrl }) => `  Site      ${url}
  Admin     ${url}/admin
            ${LOCAL_ADMIN.email}, password ${LOCAL_ADMIN.password}
  Mailbox   ${mailUrl}`,
})
