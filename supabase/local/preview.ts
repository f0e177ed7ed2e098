import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { runCommand } from './command'
import { staticHost } from './host/static-host'
import { type LocalSettings, type SiteStack, startSiteStack } from './site-stack'

/**
 * Serves the built site with the embedded Supabase behind it, and resolves once everything answers.
 * @throws when dist/ is not built, a port or the data folder is in use
 */
export async function startPreview(
  settings: LocalSettings,
  dist = 'dist',
  snapshot?: Blob,
): Promise<SiteStack> {
  if (!existsSync(`${dist}/index.html`)) throw new Error(`${dist}/ is not built yet: npm run build`)
  const stack = await startSiteStack({
    settings,
    snapshot,
    watch: false,
    pages: async () => ({ serve: staticHost(dist) }),
  })
  await stack.ready
  return stack
}

/** The site's URL for the build: this server, unless the environment sets another. */
export const buildEnv = (port: number) => ({
  ...process.env,
  VITE_SITE_URL: process.env.VITE_SITE_URL || `http://localhost:${port}`,
})

async function build(port: number): Promise<void> {
  const child = spawn('npm', ['run', 'build', '--silent'], { stdio: 'inherit', env: buildEnv(port) })
  process.once('exit', () => child.kill())
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The build failed.')
}

/** `npm run preview` builds first; without --build the existing dist/ is served. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand({
    command: 'npm run preview',
    defaultPort: 4173,
    async start(settings) {
      if (process.argv.includes('--build')) await build(settings.port)
      return startPreview(settings)
    },
    banner: ({ url, mailUrl }) => `  Built site  ${url}\n  Mailbox     ${mailUrl}\n\nready ${url}`,
  })
}
