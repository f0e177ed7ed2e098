import { expect, test } from '../support/test'

const teal = 'rgb(27, 90, 88)'

test('before scripts run, the first text field of a page has the studio’s focus ring, and the footer’s field the one for dark backgrounds', async ({
  page,
}) => {
  // The scripts never load.
  await page.route('**/assets/*.js', () => {})
  for (const address of ['/book-a-call', '/services']) {
    await page.goto(address)
    const field = page
      .getByRole('main')
      .locator('input:not([type=radio]), select')
      .filter({ visible: true })
      .first()
    await field.click()
    await expect(field).toBeFocused()
    await expect(field, address).toHaveCSS('outline', `${teal} solid 3px`)
  }
  const email = page.getByRole('contentinfo').getByLabel('Your email')
  await email.click()
  await expect(email).toHaveCSS('outline', 'rgb(140, 199, 188) solid 3px')
})
