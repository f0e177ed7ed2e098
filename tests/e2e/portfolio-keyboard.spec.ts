import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

test('filtering, showing all and opening a project work by keyboard only', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/portfolio')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const tabTo = async (text: RegExp) => {
    for (let presses = 0; presses < 60 && !text.test(await focused()); presses += 1) {
      await page.keyboard.press('Tab')
    }
    expect(await focused()).toMatch(text)
  }
  await tabTo(/^Live Projects/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/status=live/)
  await tabTo(/^Show Filters/)
  await page.keyboard.press('Enter')
  await tabTo(/^Apex Package/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Showing 4 of 4 live projects (15 projects in all)')).toBeVisible()
  await tabTo(/^Clear all/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/portfolio')
  await tabTo(/^Show 9 More/)
  await page.keyboard.press('Space')
  await expect(page.getByText('Showing 15 of 15 projects')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show Less' })).toBeFocused()
})
