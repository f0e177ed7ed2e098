import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { studioDefaults, type Studio } from '@/content/site'
import type { Json } from '@/lib/database.types'
import { calendarFile } from '@shared/calendar/calendar-file'
import { callEvent } from '@shared/calendar/call-event'
import { createOutbox } from '../supabase/functions/_shared/outbox'
import { createProcedures } from '../supabase/functions/_shared/rest'
import { siteFacts } from '../supabase/functions/_shared/site'
import type { Email } from '../supabase/functions/_shared/email-sender'
import type { Sms } from '../supabase/functions/_shared/sms-sender'
import { emailChannel, smsChannel } from '../supabase/functions/send-due/channels'
import { drain } from '../supabase/functions/send-due/handler'
import { ownerAlert } from '../supabase/functions/send-due/owner-alert'
import { createLocalBackend, LOCAL_KEYS, type LocalBackend } from '../supabase/local/backend'
import { type Client, newCaller, signIn } from '../tests/support/database'
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

let url = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rename-drill-'))
  backend = await createLocalBackend({ snapshot: await seededSnapshot() })
  ;({ url } = await backend.listen(0))
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

describe('messages', () => {
  const sent: Email[] = []
  const texts: Sms[] = []
  const env = (name: string) =>
    ({
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: LOCAL_KEYS.secret,
      SITE_URL: 'https://kilat.example',
      MAIL_FROM: 'post@sender.example',
    })[name]

  beforeAll(async () => {
    const call = createProcedures(env)
    const site = await siteFacts(env, call)()
    const options = {
      outbox: createOutbox(call),
      now: Date.now,
      until: Date.now() + 30_000,
      log: console.error,
    }
    const post = async () => {
      // Moves and cancellations are delayed in case another one follows.
      await backend.query("update public.outbox set due_at = now() where status = 'pending'")
      const keep =
        <Message>(list: Message[]) =>
        async (message: Message) => {
          list.push(message)
          return 'sent' as const
        }
      await drain('email', emailChannel(site, keep(sent)), options)
      await drain('sms', smsChannel(site, keep(texts)), options)
    }
    const visitor = newCaller(backend)
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    await visitor.rpc('submit_booking', {
      name: 'Lim Wei',
      contact: 'lim-wei@example.test',
      preferred_date: day,
      preferred_time: '10:00 AM',
      call_method: 'video',
      message: 'We sell batik.',
    })
    await visitor.rpc('subscribe_with_welcome_email', { subscriber_email: 'reader@example.test' })
    await post()
    // Opened with the token from the email, like its reader would: it proves that the address is theirs.
    const [, token = ''] = /manage\?token=([\w-]+)/.exec(JSON.stringify(sent)) ?? []
    await visitor.rpc('managed_booking', { token })
    await visitor.rpc('reschedule_booking', { token, preferred_date: day, preferred_time: '4:00 PM' })
    await post()
    await visitor.rpc('cancel_booking', { token })
    await post()
    const alert = { alert: 'failures', failed: 2 } as unknown as Parameters<typeof ownerAlert>[1]
    sent.push(ownerAlert('owner@example.test', alert, site))
  })

  it('come from the new studio by the permitted sender address, with its calendar files', () => {
    expect(sent.map(({ subject }) => subject.replace(/:.*/, ''))).toEqual(
      expect.arrayContaining([
        'Welcome to the newsletter of Kilat & Co',
        'Your call is booked',
        'Your call has moved',
        'Your call is cancelled',
      ]),
    )
    for (const mail of sent) {
      expect(mail.from).toEqual({ name: 'Kilat & Co', address: 'post@sender.example' })
      expect(mail.text).toContain('Kilat & Co')
      expect(JSON.stringify(mail)).not.toMatch(old)
    }
    const calls = sent.flatMap(({ attachments = [] }) => attachments.map(({ content }) => content))
    expect(calls.length).toBeGreaterThanOrEqual(3)
    for (const call of calls)
      expect(call.replaceAll('\r\n ', '')).toContain(
        'ORGANIZER;CN="Kilat & Co":mailto:apa-khabar@kilat.example',
      )
    expect(JSON.stringify(texts)).not.toMatch(old)
  })

  it('tell a customer how to reach it', () => {
    const booked = sent.find(({ to }) => to === 'lim-wei@example.test')
    expect(booked?.text).toContain('apa-khabar@kilat.example, or WhatsApp +60 13-999 8888')
  })

  it('match what the page offers for calendars', async () => {
    // Imported after the build, because the build sets the environment that the site reads once.
    const { callStudio, googleLink, outlookLink } = await import('@/features/booking/calendar-links')
    const call = {
      bookingId: '0b8f6a52-3d6e-4d0e-9c39-0f1f2a3b4c5d',
      sequence: 0,
      startsAt: Date.UTC(2026, 11, 2, 6, 30),
      callMethod: 'video' as const,
      cancelled: false,
      manageToken: '7d0f9a61-52c4-4b1a-8d77-3f5f6e7d8c9b',
    }
    const event = callEvent(call, callStudio({ ...studioDefaults, ...kilat }), Date.UTC(2026, 10, 22))
    const offered = [calendarFile(event), googleLink(event, [kilat.email]), outlookLink(event, 'live')]
    for (const entry of offered) {
      expect(decodeURIComponent(entry)).toContain('Call with Kilat & Co')
      expect(entry).not.toMatch(old)
    }
  })
})
