import { expect, test } from '../support/test'

// Their scripts never come.
test.beforeEach(({ page }) => page.route('**/assets/*.js', () => {}))

const teal = 'rgb(27, 90, 88)'

for (const address of ['/book-a-call', '/contact', '/get-a-quote', '/services', '/blog']) {
  test(`the first field of ${address} has the studio's focus ring before scripts run`, async ({ page }) => {
    await page.goto(address)
    const field = page.getByRole('main').locator('input, select').filter({ visible: true }).first()
    await field.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveCSS('outline', `${teal} solid 3px`)
  })
}

test("the newsletter's field has the ring of the dark footer", async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('contentinfo').getByLabel('Your email')
  await field.click()
  await expect(field).toHaveCSS('outline', 'rgb(140, 199, 188) solid 3px')
})
