import { collectConsoleErrors, openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

const documents = [
  { path: '/privacy-policy', name: 'Privacy Policy', tag: [] },
  { path: '/terms-of-service', name: 'Terms of Service', tag: '@nightly' },
]

for (const { path, name, tag } of documents)
  test(`${name} shows everything, with contents, callouts and linked contacts`, { tag }, async ({ page }) => {
    const faults = collectConsoleErrors(page)
    await openPage(page, path)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    const date = main.getByText(/^Last Updated: \d{1,2} [A-Z][a-z]+ \d{4}$/)
    await expect(date).toHaveCount(path === '/privacy-policy' ? 1 : 0)

    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    const sections = main.getByRole('heading', { level: 2 })
    await expect(contents).toHaveText(await sections.allTextContents())
    await contents.last().press('Enter')
    await expect(sections.last()).toBeInViewport()

    for (const kind of ['Important', 'Note', 'Warning']) {
      await expect(main.getByText(kind, { exact: true })).not.toHaveCount(0)
    }
    const ofContents = page.locator('a[href^="#"]')
    await expect(main.getByRole('listitem').filter({ hasNot: ofContents })).not.toHaveCount(0)
    await expect(main.locator('a[href^="mailto:"]').first()).toHaveAttribute('href', /@/)
    await expect(main.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+60\d+$/)
    await expect(main).not.toContainText(/\*\*|^#|^> /m)
    expect(faults).toEqual([])
  })

test('Back leads to the previous page, past the parts that were read, or Home if there is none', async ({
  page,
}) => {
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  const back = page.getByRole('button', { name: 'Back' })
  await openPage(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  for (const part of [contents.last(), contents.first()]) await part.press('Enter')
  await back.press('Enter')
  await expect(page).toHaveURL(/\/contact$/)

  await openPage(page, '/privacy-policy')
  await contents.last().press('Enter')
  await back.press('Enter')
  await expect(page).toHaveURL(/:\d+\/$/)
})
