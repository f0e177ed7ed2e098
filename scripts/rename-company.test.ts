import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Studio } from '@/content/site'
import type { Json } from '@/lib/database.types'
import { createLocalBackend, type LocalBackend } from '../supabase/local/backend'
import { type Client, signIn } from '../tests/support/database'
import { seededSnapshot } from '../tests/support/database-snapshot'
import { emptyBundle } from '../tests/support/empty-bundle'
import { prerender } from './prerender/prerender'
import { sharePainter } from './share-images/draw'

// Another studio takes over: it changes its settings in the admin, and then nothing published or sent may
// name the old studio.

const kilat: Omit<Studio, 'claims' | 'packages'> & { mark: string } = {
  name: 'Kilat & Co',
  email: 'apa-khabar@kilat.example',
  whatsapp_number: '+60 13-999 8888',
  city: 'Ipoh',
  service_areas: ['Ipoh', 'Taiping', 'Kedah'],
  opening_hours: ['Monday to Friday, 9:00 AM to 6:00 PM', 'Saturday by appointment'],
  description: 'Websites for the tin towns of Perak.',
  mark: '/favicon.svg',
}

/** The settings that define the studio: one form for its details, one for the company behind it. */
const facts = {
  site_settings: { studio: { ...kilat } },
  company_info: { company_name: 'Kilat & Co Sdn Bhd' },
}

/** Texts that only the owner can write: who they are, and their social media accounts. */
const ownWords = {
  story_vision_section: { title: 'Why we are here', content: ['Lightning found us in Ipoh.'] },
  founder_profile_section: { linkedin_url: 'https://www.linkedin.com/company/kilat-example' },
}

const old = /rentak/i
let backend: LocalBackend
let admin: Client
let folder = ''
const file = (name: string) => readFile(path.join(folder, 'dist', name), 'utf8')

const changed: string[] = []
async function change(table: 'site_settings' | 'about_settings' | 'company_info', key: string, value: Json) {
  const of = admin.from(table)
  const { data } = await of.select('value').eq('key', key).single()
  const stored = typeof data?.value === 'object' ? data.value : undefined
  const next = typeof value === 'string' ? value : { ...(stored as object), ...(value as object) }
  const { error } = await of.update({ value: next as never }).eq('key', key)
  if (error) throw error
  changed.push(`${table} ${key}`)
}

async function rename() {
  await change('site_settings', 'studio', facts.site_settings.studio as unknown as Json)
  await change('company_info', 'company_name', facts.company_info.company_name)
  for (const [key, value] of Object.entries(ownWords)) await change('about_settings', key, value)
  const links = await admin.from('social_links').select('id, url')
  for (const { id, url } of links.data ?? []) {
    const own = url.replaceAll(/rentak[-.]studio[-.]example/g, 'kilat-example')
    await admin.from('social_links').update({ url: own }).eq('id', id)
    changed.push(`social_links ${own}`)
  }
  const authors = await admin.from('blog_authors').select('id, slug, social_links')
  for (const { id, slug, social_links: social } of authors.data ?? []) {
    const own = JSON.stringify(social).replaceAll('rentak-studio-example', 'kilat-example')
    if (own === JSON.stringify(social)) continue
    await admin
      .from('blog_authors')
      .update({ social_links: JSON.parse(own) })
      .eq('id', id)
    changed.push(`blog_authors ${slug}`)
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rename-drill-'))
  backend = await createLocalBackend({ snapshot: await seededSnapshot() })
  const { url } = await backend.listen(0)
  admin = await signIn(backend, 'admin@example.test', 'local-admin-password')
  await rename()
  const dist = path.join(folder, 'dist')
  await emptyBundle(dist)
  await prerender({
    dist,
    entry: 'src/prerender.tsx',
    imageCache: path.join(folder, 'images'),
    source: { url, close: async () => {} },
  })
}, 300_000)
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

it('takes two settings, besides the texts that only the owner can write', () => {
  const [studio, company, ...own] = changed
  expect([studio, company]).toEqual(['site_settings studio', 'company_info company_name'])
  expect(own.map((row) => row.split(' ')[0])).toEqual([
    ...Array(2).fill('about_settings'),
    ...Array(4).fill('social_links'),
    ...Array(2).fill('blog_authors'),
  ])
})

describe('the output of the build', () => {
  it('names the old studio nowhere: pages, shells, feeds, sitemap, manifest, security.txt, headers', async () => {
    const names = (await readdir(path.join(folder, 'dist'), { recursive: true })).filter((name) =>
      /\.(?:html|xml|json|txt|webmanifest|svg|css|js)$|\/?_\w+$/.test(name),
    )
    expect(names.filter((name) => name.endsWith('.html')).length).toBeGreaterThan(50)
    for (const name of names)
      expect(
        [name, await file(name)].some((text) => old.test(text)),
        name,
      ).toBe(false)
  })

  it('leaves no placeholder for a fact', async () => {
    for (const page of ['privacy-policy', 'terms-of-service', 'about', 'contact', 'blog', 'services/hotel']) {
      const [html = ''] = (await file(`${page}.html`)).split('<script type="application/json" id="state">')
      expect(html, page).not.toMatch(/\{(?:studio|email|whatsapp|city)\}/)
    }
  })

  it('names the new studio in titles, previews, structured data, chats and the footer', async () => {
    const home = await file('index.html')
    expect(home).toContain('<title data-prerendered="">Kilat &amp; Co | Web design')
    expect(home).toContain('property="og:site_name" content="Kilat &amp; Co"')
    expect(home).toContain('https://wa.me/60139998888?text=Hello%20Kilat%20%26%20Co')
    expect(home).not.toContain('wa.me/60123456789')
    expect(home).toContain('Kilat &amp; Co Sdn Bhd. All rights reserved.')
    expect(home).toContain('<img src="/favicon.svg" alt="" class="brand-mark')
    const data = /type="application\/ld\+json">(.*?)<\/script>/.exec(home)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({
      name: 'Kilat & Co',
      email: kilat.email,
      areaServed: [{ name: 'Ipoh' }, { name: 'Taiping' }, { name: 'Kedah' }],
      address: { addressLocality: 'Ipoh' },
      openingHours: ['Mo-Fr 09:00-18:00'],
    })
  })

  it('contains the details in the policies and beside the forms', async () => {
    const policy = await file('privacy-policy.html')
    expect(policy).toContain('Kilat &amp; Co is a web design and development studio in Ipoh')
    expect(policy).toContain('mailto:apa-khabar@kilat.example')
    const contact = await file('contact.html')
    for (const fact of ['+60 13-999 8888', kilat.email, 'Ipoh, Taiping, Kedah', 'Saturday by appointment'])
      expect(contact).toContain(fact)
  })

  it('contains the details in the empty shell, so that no page starts with another name', async () => {
    const [, state = ''] = /id="state">(.*?)<\/script>/.exec(await file('spa.html')) ?? []
    expect(state).toContain('"name":"Kilat & Co"')
    expect(await file('spa.html')).toContain('<title data-prerendered="">Kilat &#38; Co | ')
  })

  it('names the new studio in the feeds, the web manifest and security.txt', async () => {
    for (const feed of ['atom.xml', 'rss.xml', 'feed.json'])
      expect((await file(feed)).slice(0, 1000), feed).toContain('for owners | Kilat & Co')
    expect(JSON.parse(await file('site.webmanifest'))).toMatchObject({ name: 'Kilat & Co', start_url: '/' })
    expect(await file('.well-known/security.txt')).toContain('Contact: mailto:apa-khabar@kilat.example')
  })

  it('contains images for shared links with its name and mark', async () => {
    const dist = path.join(folder, 'dist')
    const mark = await readFile(path.join(dist, kilat.mark))
    const article = { title: kilat.description, category: kilat.city, cover: null }
    const drawn = (studio: { name: string; mark?: Buffer }) =>
      sharePainter({ publicFolder: dist, studio })(article)
    const [ours, otherName, otherMark] = await Promise.all([
      drawn({ name: kilat.name, mark }),
      drawn({ name: 'Kilat', mark }),
      drawn({ name: kilat.name }),
    ])
    const written = await readFile(path.join(dist, 'images/share-default.jpg'))
    expect(written.equals(ours as Buffer)).toBe(true)
    expect([otherName, otherMark].some((other) => written.equals(other as Buffer))).toBe(false)
    expect(await sharp(written).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
})

it('no edge function names the sample studio: emails get the name from the settings', async () => {
  const sources = (await readdir('supabase/functions', { recursive: true })).filter((name) =>
    name.endsWith('.ts'),
  )
  expect(sources.length).toBeGreaterThan(30)
  for (const name of sources)
    expect(old.test(await readFile(path.join('supabase/functions', name), 'utf8')), name).toBe(false)
})
