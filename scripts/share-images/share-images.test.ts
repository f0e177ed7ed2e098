import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharePainter } from './draw'
import { writeShareImages } from './write'

const paint = sharePainter({ publicFolder: 'public', studio: { name: 'A Studio' } })
const cover = '/images/covers/hospitality.svg'
const article = { slug: 'fees', title: 'Fees', category: 'Legal Services', cover }
const most = 120_000

describe('the image of a shared article', () => {
  it.each([
    ['a short title', 'Fees', cover],
    ['the longest title the database takes', 'Seventeen questions '.repeat(10), cover],
    ['one long word', 'M'.repeat(200), cover],
    ['signs and accents', 'RM2,500 & “más”: é ñ ü č ł — 100%?', cover],
    ['no cover', 'Fees', null],
    ['a cover that is elsewhere', 'Fees', 'https://images.example/a.webp'],
    ['a cover that is not there', 'Fees', '/images/covers/gone.svg'],
    ['a cover outside the site', 'Fees', '/../package.svg'],
  ])('is 1200 by 630 and small: %s', async (_, title, from) => {
    const image = await paint({ title, category: 'Legal Services', cover: from })
    expect(image).not.toBeNull()
    const { width, height, format } = await sharp(image as Buffer).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect(image?.length).toBeLessThan(most)
  })

  it('is left out if the font lacks the characters', async () => {
    expect(await paint({ title: '数据 and forms', category: '', cover })).toBeNull()
  })

  it('shows its title: another title gives another image, the same title the same one', async () => {
    const [one, again, other] = await Promise.all([
      paint(article),
      paint(article),
      paint({ ...article, title: 'Forms' }),
    ])
    expect(one?.equals(again as Buffer)).toBe(true)
    expect(one?.equals(other as Buffer)).toBe(false)
  })
})

describe('the images of a build', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'share-images-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('are named by a hash of their content and reused by the next build', async () => {
    const options = {
      dist: path.join(folder, 'dist'),
      cache: path.join(folder, 'cache'),
      studio: { name: 'A Studio' },
    }
    const articles = [
      article,
      { ...article, slug: 'forms', title: 'Forms' },
      { ...article, slug: 'x', title: '数据' },
    ]
    const first = await writeShareImages(articles, options)
    expect([...first.keys()]).toEqual(['fees', 'forms'])
    for (const { src, bytes } of first.values()) {
      expect(src).toMatch(/^\/images\/share\/(?:fees|forms)-[0-9a-f]{12}\.jpg$/)
      expect((await stat(path.join(options.dist, src))).size).toBe(bytes)
    }
    // A cached file is used unchanged, so a marker in it shows that nothing was drawn again.
    for (const name of await readdir(options.cache)) await writeFile(path.join(options.cache, name), 'kept')
    const second = await writeShareImages(articles, { ...options, dist: path.join(folder, 'again') })
    expect([...second.values()].map(({ src }) => src)).toEqual([...first.values()].map(({ src }) => src))
    expect(await readFile(path.join(folder, 'again', second.get('fees')?.src ?? ''), 'utf8')).toBe('kept')
    const renamed = await writeShareImages([{ ...article, title: 'Fees, again' }], options)
    expect(renamed.get('fees')?.src).not.toBe(first.get('fees')?.src)
  })
})
