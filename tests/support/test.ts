import { expect, test as base } from '@playwright/test'

/**
 * Each test is a caller of its own: the database counts calls by address, and a whole suite from one address
 * would be refused after thirty.
 */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
  extraHTTPHeaders: async ({}, provide) => {
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
    // A site elsewhere knows no such header, and its browser would have to ask whether it may send it.
    await provide(process.env.CONFORMANCE_SITE_URL ? {} : { 'x-test-caller': `10.${a}.${b}.${c}` })
  },
  /** Whatever a test opens: a browser that refuses part of it by the policy of public/_headers fails the test. */
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
