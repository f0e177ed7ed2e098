import { createServer } from 'vite'
import { LOCAL_ADMIN, readSettings } from './local-settings'
import { onShutdown } from './shutdown'
import { type SiteStack, startSiteStack } from './site-stack'
import { explainStartError } from './start-errors'

/** `npm start`: the whole site for development, with everything it needs in this one process. */
const settings = readSettings(5173)
let stack: SiteStack | undefined
onShutdown(() => stack?.close())

try {
  stack = await startSiteStack({
    settings,
    watch: true,
    async pages(server) {
      const vite = await createServer({
        server: { middlewareMode: true, ws: { server } },
        appType: 'spa',
        logLevel: 'warn',
        clearScreen: false,
      })
      return {
        serve: (request, response, next) => vite.middlewares(request, response, next),
        close: vite.close,
      }
    },
  })
  const kept = settings.folder
    ? `Data is kept in ${settings.folder}/.`
    : 'Nothing is kept (LOCAL_DATA=memory).'
  console.log(`
  Site      ${stack.siteUrl}
  Admin     ${stack.siteUrl}/admin
            ${LOCAL_ADMIN.email}, password ${LOCAL_ADMIN.password}
  Mailbox   ${stack.mailUrl}

  ${kept} Ctrl-C stops everything.
`)
} catch (error) {
  console.error(`\n${explainStartError(error, settings, 'npm start')}\n`)
  process.exit(1)
}
