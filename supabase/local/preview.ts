import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type LocalSettings, readSettings } from './local-settings'
import { onShutdown } from './shutdown'
import { type SiteStack, startSiteStack } from './site-stack'
import { explainStartError } from './start-errors'
import { staticHost } from './static-host'

/**
 * Serves the built site with the embedded Supabase behind it, and resolves once everything answers.
 * @throws when dist/ is not built, a port or the data folder is in use
 */
export async function startPreview(settings: LocalSettings, dist = 'dist'): Promise<SiteStack> {
  if (!existsSync(`${dist}/index.html`)) throw new Error(`${dist}/ is not built yet: npm run build`)
  const stack = await startSiteStack({
    settings,
    watch: false,
    pages: async () => ({ serve: staticHost(dist), close: async () => undefined }),
  })
  await stack.ready
  return stack
}

/** `npm run preview`, after the build. */
async function main(): Promise<void> {
  const settings = readSettings(4173)
  let stack: SiteStack | undefined
  onShutdown(() => stack?.close())
  try {
    stack = await startPreview(settings)
    console.log(`\n  Built site  ${stack.siteUrl}\n  Mailbox     ${stack.mailUrl}\n\nready ${stack.siteUrl}`)
  } catch (error) {
    console.error(`\n${explainStartError(error, settings, 'npm run preview')}\n`)
    process.exit(1)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
