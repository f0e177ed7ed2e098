import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { collectConsoleErrors, openPage, siteReady } from '../support/console-errors'
import { expect, test } from '../support/test'

async function expectOneHead(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title)
  expect(await page.locator('head title').count()).toBe(1)
  expect(await page.locator('meta[name="description"]').count()).toBe(1)
  expect(await page.locator('link[rel="canonical"]').count()).toBeLessThanOrEqual(1)
}

test('each page has one title and one description, before and after navigation and back', async ({
  page,
}) => {
  await page.goto('/')
  await expectOneHead(page, /Web design and development in Malaysia/)
  await siteReady(page)
  await page.evaluate(() => {
    history.pushState({}, '', '/unsubscribe')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Leave the newsletter' })).toBeVisible()
  await expectOneHead(page, /^Unsubscribe/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.goBack()
  await expectOneHead(page, /Web design and development in Malaysia/)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test('an unknown path shows Home with status 404 and noindex', async ({ page }) => {
  const faults = collectConsoleErrors(page)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  expect(await response?.text(), 'the empty shell, never the HTML of Home').not.toContain('data-path="')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const line = 'There is no page at this address. This is our home page.'
  await expect(page.getByText(line)).toBeVisible()
  expect(await (await page.request.get('/')).text(), 'only there').not.toContain(line)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectOneHead(page, /Web design and development in Malaysia/)
  // The browser reports the document's 404.
  expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([])
})

test("a host that answers every path with Home's HTML still gets the right page", async ({
  page,
  request,
}) => {
  const faults = collectConsoleErrors(page)
  const home = await (await request.get('/')).text()
  await page.route('**/unsubscribe', (route) => route.fulfill({ contentType: 'text/html', body: home }))
  await page.goto('/unsubscribe')
  await expect(page.getByRole('heading', { level: 1, name: 'Leave the newsletter' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectOneHead(page, /^Unsubscribe/)
  expect(faults).toEqual([])
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('instead of a form that cannot be sent a page shows a link to the chat', async ({ page }) => {
    for (const address of ['/book-a-call', '/contact', '/get-a-quote']) {
      await page.goto(address)
      const said = page.getByRole('main').locator('noscript p')
      await expect(said).toBeVisible()
      await expect(said).toHaveText(/^The form needs JavaScript\. /)
      await expect(said.locator('xpath=..').getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible()
      await expect(page.getByRole('contentinfo').locator('noscript p')).toHaveText(
        'Subscribing needs JavaScript.',
      )
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expect(page.getByText('Detecting your time zone')).toBeHidden()
    }
  })

  test('the menu opens on a phone, and links lead to the chat', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByLabel('Toggle menu').click()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).last()).toBeVisible()
    await expect(page.getByRole('link', { name: /Book My Free Strategy Call/ })).toHaveAttribute(
      'href',
      /wa\.me/,
    )
  })
})

test('printed pages have no backgrounds, do not overflow, answer closed questions but open no filters, and spell out no address in the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Nothing here fits?' })).toHaveCSS(
    'color',
    'rgb(22, 27, 46)',
  )
  const { grounds, tooWide } = await page.evaluate(() => ({
    grounds: [...document.querySelectorAll('html, body, body *')]
      .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')
      .map(({ className, nodeName }) => `${nodeName}.${className}`),
    tooWide: document.documentElement.scrollWidth - innerWidth,
  }))
  expect(grounds).toEqual([])
  expect(tooWide).toBe(0)
  await expect(page.getByText(/40% to begin/)).toBeVisible()
  const linkedIn = page.getByRole('contentinfo').getByRole('link', { name: /LinkedIn/ })
  expect(await linkedIn.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none')
  await page.goto('/portfolio')
  await expect(page.getByText('All Packages')).toBeHidden()
})

test('the build writes sitemap, robots.txt, security.txt and headers with this build’s hashes', async ({
  request,
}) => {
  expect(await (await request.get('/sitemap.xml')).text()).toMatch(/<loc>https?:\/\/[^<]+<\/loc>/)
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin')
  const contact = await request.get('/.well-known/security.txt')
  expect(contact.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await contact.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20\d\d-/)
  const home = await request.get('/')
  const policy = home.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/,
  )
  expect(policy).not.toContain('{{')
  expect(home.headers()['x-content-type-options']).toBe('nosniff')
})

test('the build contains no source map, no secret key, and no hidden file except security.txt', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((name) => /\.map$|(^|\/)\.(?!well-known)/.test(name))).toEqual([])
  for (const name of files.filter((file) => /\.(js|html|json|css|txt)$/.test(file))) {
    const text = readFileSync(`dist/${name}`, 'utf8')
    expect(text, name).not.toMatch(/sb_secret_|service_role|sourceMappingURL=/)
  }
})

test('other sites may load the share images, but nothing else', async ({ page, baseURL }) => {
  const reader = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<!doctype html>'),
  )
  await once(reader.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(reader.address() as AddressInfo).port}/`)
  const shows = (path: string) =>
    page.evaluate(
      (src) =>
        new Promise<boolean>((resolve) => {
          const image = new Image()
          image.addEventListener('load', () => resolve(true))
          image.addEventListener('error', () => resolve(false))
          image.src = src
        }),
      `${baseURL}${path}`,
    )
  expect(await shows('/images/share-default.jpg')).toBe(true)
  expect(await shows('/icon-192.png')).toBe(false)
  reader.close()
})

test('the manifest is linked once the script runs, and the icon is a separate file', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/')).text()).not.toContain('webmanifest')
  await openPage(page, '/')
  await expect(page.locator('link[rel=icon][sizes=any]')).toHaveAttribute('href', '/favicon.svg')
  const manifest = page.locator('link[rel=manifest]')
  await expect(manifest).toHaveCount(1)
  const address = await manifest.getAttribute('href')
  expect(await (await request.get(address ?? '')).json()).toMatchObject({ start_url: '/' })
})
