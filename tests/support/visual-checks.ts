import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const source = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')
const axe = source('axe-core/axe.min.js')

interface WithAxe {
  axe: typeof import('axe-core')
}

interface AccessibilityOptions {
  /** Only these rules. */
  rules?: string[]
  /** A selector of elements to skip, such as the identical rows of a list. */
  leaveOut?: string
  /** What to call the page in a failure. */
  where?: string
}

/**
 * axe finds no violations on the current page. Frames are left out, and axe is injected only once per page.
 */
export async function expectAccessible(
  page: Page,
  { leaveOut, where, rules }: AccessibilityOptions = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(
    async ([alike, runOnly]) => {
      const root = { include: [['html']], exclude: alike ? [[alike]] : [] }
      const { violations } = await (window as unknown as WithAxe).axe.run(root, {
        iframes: false,
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      })
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    },
    [leaveOut, rules] as const,
  )
  expect(found, where).toEqual([])
}

interface Checked {
  results: ReadonlyArray<{
    ruleId: string
    value: readonly [string, string]
    message: string
    snippet: string
  }>
}

/**
 * IBM's Equal Access checker finds no failure of WCAG 2.2. It checks more than axe, such as the names of
 * forms and groups. Contrast is left to axe, because this checker does not see backgrounds of
 * pseudo-elements.
 */
export async function expectEqualAccess(page: Page): Promise<void> {
  await page.evaluate(source('accessibility-checker-engine/ace.js'))
  const { results } = await page.evaluate<Checked>('new ace.Checker().check(document, ["WCAG_2_2"])')
  expect(results.length).toBeGreaterThan(0)
  const failed = results.filter(
    ({ value, ruleId }) =>
      value[0] === 'VIOLATION' && value[1] === 'FAIL' && ruleId !== 'text_contrast_sufficient',
  )
  expect(failed.map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`)).toEqual([])
}

/** Rules whose result can differ between light and dark. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** axe finds no violations on the current page in light, nor of the colour rules in dark. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, colorScheme === 'dark' ? { rules: ofColours } : {})
  }
}

/** Opens all details at once, even those of one group, which otherwise close each other. */
export async function openDetails(page: Page, which = 'details'): Promise<void> {
  await page.evaluate((selector) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(selector)) {
      details.removeAttribute('name')
      details.open = true
    }
  }, which)
}

/** The page does not overflow horizontally. */
export async function expectNoOverflow(page: Page, where = 'the page'): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, `${where} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0)
}

/**
 * No box cuts off text, and no heading, figure or control breaks inside a word. Exempt are decorative text,
 * the name beside the logo, which may be cut, and scrollable boxes.
 */
export async function expectNoBrokenWords(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const faults: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (!text.data.trim() || element.closest('[aria-hidden="true"], .logo')) continue
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      // A font is taller than its line, so its glyph box may exceed the line by that much.
      const above = parseFloat(getComputedStyle(element).fontSize) / 3
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (/auto|scroll/.test(overflowX + overflowY)) break
        const edge = box.getBoundingClientRect()
        if (edge.width <= 1) break // for screen readers
        const beside = words.left < edge.left - 1 || words.right > edge.right + 1
        const beyond = words.top < edge.top - above || words.bottom > edge.bottom + above
        if ((overflowX !== 'visible' && beside) || (overflowY !== 'visible' && beyond))
          faults.push(`cut off: ${text.data}`)
      }
      if (!element.closest('h1, h2, h3, h4, dt, dd, button, a, label') || text.data.includes('@')) continue
      for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
          faults.push(`broken: ${word}`)
      }
    }
    return faults
  })
  expect(found, where).toEqual([])
}

/** From 320 px, which is 1280 px at 400 % zoom, to a large screen. */
const everyWidth = [320, 360, 768, 900, 1024, 1440, 1920]

export async function expectNoOverflowAtAnyWidth(page: Page): Promise<void> {
  for (const width of everyWidth) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
}

interface VisualCheckOptions extends AccessibilityOptions {
  /** The widths to check; axe runs at 1440 in light and at 360 in dark. */
  widths?: readonly number[]
}

/**
 * The page fits every width, and axe finds no violations on a desktop in light and a phone in dark. Leaves
 * the page on a desktop in light.
 */
export async function expectResponsiveAndAccessible(
  page: Page,
  { widths = everyWidth, ...options }: VisualCheckOptions = {},
): Promise<void> {
  const { where = 'the page' } = options
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
    await expectNoOverflow(page, where)
    if (width === 1440) await expectAccessible(page, { ...options, where: `${where}, light` })
    if (width !== 360) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { ...options, where: `${where}, dark` })
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Loads lazy images and scrolls back to the top. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    // Scrolls by half a screen, because parts change their height on the way and one could be skipped.
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await drawn()
    }
    const seen = [...document.images].filter((image) => image.checkVisibility())
    for (const image of seen) image.loading = 'eager'
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    scrollTo({ top: 0, behavior: 'instant' })
    await drawn()
  })
}

/** The whole page looks as in the screenshots in PIXELS_BASE, in light and dark, to the pixel. */
export async function expectSamePixels(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await seeAll(page)
    const compared = { fullPage: true, threshold: 0, maxDiffPixels: 0 }
    await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`, compared)
  }
}
