import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

test('Home and its Malay page are built in their own language, link to each other, and are in the sitemap', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  const alternates = (html: string) =>
    [...html.matchAll(/<link [^>]*hreflang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)"/gi)].map(
      ([, language, path]) => `${language} ${path}`,
    )
  const [home, malay] = [await read('/'), await read('/ms')]
  expect(home).toContain('<html lang="en-MY"')
  expect(malay).toContain('<html lang="ms"')
  expect(malay).toContain('"inLanguage":"ms"')
  expect(alternates(home)).toEqual(['en /', 'ms /ms', 'x-default /'])
  expect(alternates(malay)).toEqual(alternates(home))
  expect(await read('/sitemap.xml')).toMatch(/<loc>[^<]+\/ms<\/loc>/)
  expect(alternates(await read('/pricing'))).toEqual([])
})

test('the document’s language changes on navigation to the Malay page and back', async ({ page }) => {
  await openPage(page, '/pricing')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bahasa Melayu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Laman web/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  await expect(page.getByRole('contentinfo')).toHaveAttribute('lang', 'en-MY')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-MY')
})

test('on a phone each public page links to WhatsApp in its menu and footer @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const address of ['/privacy-policy', '/blog', '/book-a-call', '/ms']) {
    await page.goto(address)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=/,
    )
    await page.getByLabel('Toggle menu').click()
    await expect(page.getByRole('banner').getByRole('link', { name: /WhatsApp/ })).toBeInViewport()
  }
})
