import { expect, test as base } from '@playwright/test'

/**
 * Each test has its own caller address, because the database would refuse a whole suite from one address
 * after thirty calls.
 */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
  extraHTTPHeaders: async ({}, provide) => {
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
    // A deployed site does not know this header, which would cause a CORS preflight.
    await provide(process.env.CONFORMANCE_SITE_URL ? {} : { 'x-test-caller': `10.${a}.${b}.${c}` })
  },
  /** A test fails if the browser blocks anything by the policy of public/_headers. */
  context: async ({ context }, provide) => {
    const refused: string[] = []
    context.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await provide(context)
    expect(refused).toEqual([])
  },
})

export { expect }
