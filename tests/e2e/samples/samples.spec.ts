import { readdirSync } from 'node:fs'
import { collectFaults } from '../../support/faults'
import { expectAccessible, expectNoOverflow } from '../../support/looks'
import { expect, test } from '../../support/test'

const names = readdirSync('public/demo', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('there are eight samples', () => {
  expect(names).toHaveLength(8)
})

for (const name of names) {
  const pages = readdirSync(`public/demo/${name}`).filter((file) => file.endsWith('.html'))

  test(`${name}: each page fits, can be used by everyone, and says what it is`, async ({ page }) => {
    test.slow()
    const faults = collectFaults(page)
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
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
        await expectNoOverflow(page, `${name}/${file}`)
        await expectAccessible(page, { where: `${name}/${file} at ${width} px` })
      }
    }
    expect(faults).toEqual([])
  })
}

test('no page of a sample leads out of it but to its case study, or to a telephone', async ({ page }) => {
  for (const name of names) {
    await page.goto(`/demo/${name}/`)
    const addresses = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    const own = new RegExp(`^https?://[^/]+/(demo/${name}/|portfolio/${name}$)`)
    expect(addresses.filter((address) => !own.test(address))).toEqual([])
  }
})
