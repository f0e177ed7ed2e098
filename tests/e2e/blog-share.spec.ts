import type { Page } from '@playwright/test'
import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

const list = (page: Page) => page.locator('#articles')

test('a card shares its article without any request to the networks before a click', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(?:http:\/\/localhost|data:)/.test(request.url())) asked.push(request.url())
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const popover = list(page).getByRole('group', { name: /^Share/ })
  // Retried, because another test may publish or unpublish an article, which changes the first card.
  await expect(async () => {
    await openPage(page, '/blog')
    await list(page)
      .getByRole('button', { name: /^Share/ })
      .first()
      .click()
    await expect(popover.getByRole('link', { name: 'LinkedIn' })).toBeVisible({ timeout: 5000 })
  }).toPass()
  for (const name of ['LinkedIn', 'Twitter', 'Facebook', 'WhatsApp', 'Email']) {
    await expect(popover.getByRole('link', { name })).toBeVisible()
  }
  await expect(popover.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=.+&body=.+/,
  )
  await popover.getByRole('button', { name: 'Copy link' }).click()
  await expect(popover.getByRole('status')).toHaveText('Link copied to clipboard!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/blog/')
  await page.keyboard.press('Escape')
  await expect(popover).toHaveCount(0)
  expect(asked).toEqual([])
})
