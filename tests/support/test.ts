import { test as base } from '@playwright/test'

/**
 * Each test is a caller of its own: the database counts calls by address, and a whole suite from one address
 * would be refused after thirty.
 */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
  extraHTTPHeaders: async ({}, provide) => {
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
    await provide({ 'x-test-caller': `10.${a}.${b}.${c}` })
  },
})

export { expect } from '@playwright/test'
