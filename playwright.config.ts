import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/find-binaries.mjs'

const port = process.env.E2E_PORT ?? '4180'
const mailPort = process.env.E2E_MAIL_PORT ?? '54380'
/** A site on another Supabase project, for the tests that bring their own accounts (docs/supabase-compatibility.md). */
const elsewhere = process.env.CONFORMANCE_SITE_URL
const baseURL = elsewhere ?? `http://localhost:${port}`

/** Tests that are long and rarely fail: whole tasks of visitors and the owner, and the sample clients' sites. */
const nightly = /@nightly|samples\//

/**
 * Which tests: those of `npm test` (e2e), how every page and screen looks (tagged @looks), whether pages are drawn as
 * in another build (@pixels), or those of `npm run test:nightly`; all of them where Playwright is started by hand.
 */
const selections: Record<string, object> = {
  e2e: { grepInvert: [/@looks|@pixels/, nightly] },
  looks: { grep: /@looks/ },
  pixels: { grep: /@pixels/ },
  nightly: { grep: nightly, grepInvert: /@looks/ },
  conformance: { grep: /@conformance/ },
}

/** The built site on the embedded backend, in memory, in a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  ...selections[process.env.E2E_TESTS ?? ''],
  outputDir: 'test-results',
  snapshotPathTemplate: path.join(process.env.PIXELS_BASE ?? '.local/pixels', '{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  metadata: { mailbox: `http://localhost:${mailPort}` },
  use: {
    baseURL,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessShell() ?? findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-sync',
      ],
    },
  },
  globalSetup: elsewhere ? undefined : './tests/support/browser-global-setup.ts',
  webServer: elsewhere
    ? undefined
    : {
        command: 'npx --no-install tsx supabase/local/preview.ts',
        url: baseURL,
        timeout: 120_000,
        env: { PORT: port, MAIL_PORT: mailPort, LOCAL_DATA: 'memory', LOCAL_CALLER_HEADER: 'x-test-caller' },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      },
})
