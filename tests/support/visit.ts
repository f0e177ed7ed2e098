import type { Locator, Page } from '@playwright/test'
import { siteReady } from './console-errors'

/**
 * The effort of a visitor's task: taps (filling a field counts as one) and screens viewed. Each page is one
 * screen, and each further screenful of scrolling one more.
 */
export class Visit {
  taps = 0
  screens = 0
  private at = ''

  constructor(readonly page: Page) {}

  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await siteReady(this.page)
    this.arrive()
  }

  async tap(target: Locator): Promise<void> {
    await this.look(target)
    await target.click()
    this.taps += 1
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.look(target)
    await target.fill(text)
    this.taps += 1
  }

  /** Scrolls to an element on the page. */
  async look(target: Locator): Promise<void> {
    await target.waitFor()
    this.arrive()
    const { height } = this.page.viewportSize() ?? { height: 780 }
    const box = await target.boundingBox()
    if (!box) throw new Error('what is looked for has no place on the page')
    const beyond = box.y < 0 ? -box.y : Math.max(0, box.y + Math.min(box.height, 48) - height)
    this.screens += Math.ceil(beyond / height)
    if (beyond)
      await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  }

  private arrive() {
    const { origin, pathname } = new URL(this.page.url())
    if (this.at !== origin + pathname) this.screens += 1
    this.at = origin + pathname
  }
}
