// Makes the pages of the live sample projects visitable: clients/*.html with their scripts already run, as plain
// HTML, a style sheet and the letters they use, into public/demo. The security policy of the site holds for them.
//
//   npx tsx scripts/images/demo-pages.ts
//
// FONTS    folder whose node_modules holds the faces and subset-font (see README.md). Default: the project.
// CHROMIUM the browser. Default: /usr/bin/chromium.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'

type Subset = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>

const ORIGIN = 'http://client.test'
const here = path.dirname(fileURLToPath(import.meta.url))
const root = path.resolve(here, '../..')
const modules = path.resolve(process.env.FONTS ?? root, 'node_modules')
const out = path.join(root, 'public/demo')
const subset = createRequire(path.join(modules, 'x.js'))('subset-font') as Subset

/** The live ones: those whose row in the seed leads to its page here. */
const names = [
  ...readFileSync(path.join(root, 'supabase/seed/30_portfolio.sql'), 'utf8').matchAll(
    /'\/demo\/([a-z-]+)\.html'/g,
  ),
].map(([, name = '']) => name)

/** Says what the page is, whatever the page's own rules say. */
const bannerStyle = `
.sample-note, .sample-note a { all: revert; font: 600 15px/1.4 system-ui, sans-serif; color: #fff; }
.sample-note { position: fixed; inset: auto 0 0; z-index: 99; margin: 0; padding: 10px 20px; background: #14172a; text-align: center; }
.sample-note a { text-underline-offset: 3px; }
html { overflow: auto; padding-bottom: 42px; }
html > body { margin-inline: auto; }
@media (max-width: 700px) { .sample-note, .sample-note a { font-size: 34px; } }
`

async function demoPage(page: Page, name: string): Promise<string> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const asked = decodeURIComponent(new URL(route.request().url()).pathname)
    const file = asked.startsWith('/fonts/')
      ? path.join(modules, asked.slice(7))
      : path.join(here, 'clients', asked)
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
  await page.goto(`${ORIGIN}/${name}.html`)
  await page.evaluate(() => document.fonts.ready)
  const drawn = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script')) script.remove()
    const style = [...document.querySelectorAll('style')].map((sheet) => sheet.textContent).join('\n')
    for (const sheet of document.querySelectorAll('style')) sheet.remove()
    const { body } = document
    const attributes = [...body.attributes].map(({ name: key, value }) => ` ${key}="${value}"`).join('')
    return {
      title: document.title,
      language: document.documentElement.lang || 'en',
      style,
      body: body.innerHTML.trim(),
      attributes,
      letters: `${body.textContent}${style.replaceAll(/\\([0-9a-f]+)/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))}`,
    }
  })
  const upper = drawn.letters.toUpperCase() + drawn.letters.toLowerCase()
  let { style } = drawn
  let bytes = 0
  const faces = [...new Set(style.match(/fonts\/@[^)"']+\.woff2/g))]
  for (const [index, face] of faces.entries()) {
    const source = readFileSync(path.join(modules, face.slice('fonts/'.length)))
    const font = await subset(source, drawn.letters + upper, { targetFormat: 'woff2' })
    const file = `${name}-${index + 1}.woff2`
    const [, family = ''] = /^fonts\/(@[^/]+\/[^/]+)/.exec(face) ?? []
    licences.set(path.basename(family), readFileSync(path.join(modules, family, 'LICENSE'), 'utf8'))
    writeFileSync(path.join(out, file), font)
    style = style.replaceAll(face, file)
    bytes += font.length
  }
  const html = `<!doctype html>
<html lang="${drawn.language}">
<meta charset="utf-8" />
<title>${drawn.title}</title>
<meta name="viewport" content="width=1200" />
<meta name="robots" content="noindex" />
<link rel="icon" href="/favicon.svg" />
<link rel="stylesheet" href="${name}.css" />
<body${drawn.attributes}>
${drawn.body}
<p class="sample-note">Sample project made for this site; the business is invented. <a href="/portfolio/${name}">Read how it was made</a></p>
</body>
</html>
`
  writeFileSync(path.join(out, `${name}.html`), html)
  writeFileSync(path.join(out, `${name}.css`), `${style.trim()}\n${bannerStyle}`)
  return `${name}  page ${html.length}  style ${style.length}  faces ${bytes}`
}

const licences = new Map<string, string>()

/** The faces' licence travels with them: whose each is, then the text that is common to all. */
function writeLicences(): void {
  const whose = [...licences].map(([face, text]) => `${face}: ${text.split('\n')[0]}`).toSorted()
  const common = [...licences.values()][0]?.split('\n').slice(1).join('\n') ?? ''
  writeFileSync(path.join(out, 'faces-OFL.txt'), `${whose.join('\n')}\n${common}`)
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  for (const name of names) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
    console.log(await demoPage(page, name))
    await page.close()
  }
  writeLicences()
} finally {
  await browser.close()
}
