import { readdirSync } from 'node:fs'
import { collectConsoleErrors } from '../../support/console-errors'
import { expectAccessible, expectNoOverflow } from '../../support/visual-checks'
import { expect, test } from '../../support/test'

const names = readdirSync('public/demo', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('there are eight samples', () => {
  expect(names).toHaveLength(8)
})

for (const name of names) {
  const pages = readdirSync(`public/demo/${name}`).filter((file) => file.endsWith('.html'))

  test(`${name}: each page fits, is accessible, and says that it is a sample`, async ({ page }) => {
    test.slow()
    const faults = collectConsoleErrors(page)
    page.on('requestfailed', (request) => faults.push(request.url()))
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
    })
    expect(pages.length).toBeGreaterThan(1)
    for (const file of pages) {
      await page.goto(`/demo/${name}/${file === 'index.html' ? '' : file}`)
      await expect(page.getByText('Sample site: the business is invented.')).toHaveCount(1)
      await expect(page.getByRole('link', { name: 'How it was made' })).toHaveAttribute(
        'href',
        `/portfolio/${name}`,
      )
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      // Its links stay within the sample: none to another site, a phone number or a chat of a business that
      // does not exist.
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(
        links.filter((link) => link !== `/portfolio/${name}` && !/^(\.\/|#|[a-z-]+\.html)/.test(`${link}`)),
      ).toEqual([])
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
        await expectNoOverflow(page, `${name}/${file}`)
        await expectAccessible(page, { where: `${name}/${file} at ${width} px` })
      }
    }
    expect(faults).toEqual([])
  })
}
