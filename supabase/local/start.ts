import { createServer } from 'vite'
import { LOCAL_ADMIN, runCommand } from './command'
import { LOCAL_KEYS } from './backend'
import { startSiteStack } from './site-stack'

/** `npm start`: the whole site for development, with everything it needs in one process. */
await runCommand({
  command: 'npm start',
  defaultPort: 5173,
  start: (settings) =>
    startSiteStack({
      settings,
      watch: true,
      async pages(server) {
        // These pages use their own URL, API and key, whatever an .env file says.
        Object.assign(process.env, {
          VITE_SITE_URL: '',
          VITE_SUPABASE_URL: '',
          VITE_SUPABASE_ANON_KEY: LOCAL_KEYS.publishable,
        })
        const vite = await createServer({
          server: { middlewareMode: true, ws: { server } },
          appType: 'spa',
          logLevel: 'warn',
          clearScreen: false,
        })
        return { serve: vite.middlewares, close: () => vite.close() }
      },
    }),
  banner: ({ url, mailUrl }) => `  Site      ${url}
  Admin     ${url}/admin
            ${LOCAL_ADMIN.email}, password ${LOCAL_ADMIN.password}
  Mailbox   ${mailUrl}`,
})
