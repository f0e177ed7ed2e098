import { describe, expect, it } from 'vitest'
import {
  columnSizes,
  cropOf,
  drawnSourceSet,
  imageAttributes,
  imageFileName,
  imageSize,
  readImageUrl,
  smallImage,
  withFocus,
} from '@/lib/image-url'

const folder = '/storage/v1/object/public/images/5f0c2f0a-1111-4222-8333-444455556666/'

const sourceSet = (url: string) => imageAttributes(url, '50vw').srcSet

describe('the URL of an image', () => {
  it('contains its size and implies its smaller versions', () => {
    const url = `https://project.supabase.co${folder}2000x1500.webp`
    expect(readImageUrl(url)).toMatchObject({ width: 2000, height: 1500, format: 'webp' })
    const beside = `https://project.supabase.co${folder}`
    expect(sourceSet(url)).toBe(`${beside}640.webp 640w, ${beside}1200.webp 1200w, ${url} 2000w`)
    expect(smallImage(url)).toBe(`${beside}640.webp`)
  })

  it('carries the focal point for crops and still names the same file', () => {
    const url = `${folder}2000x1500.webp`
    expect(withFocus(url, 50, 50)).toBe(url)
    const focused = withFocus(url, 0, 100)
    expect(cropOf(focused)).toEqual({ objectPosition: '0% 100%' })
    expect(readImageUrl(focused)).toEqual(readImageUrl(url))
    expect(smallImage(focused)).toBe(smallImage(url))
    for (const plain of [url, '/images/a.svg#top', '#1,2;x', '']) expect(cropOf(plain), plain).toBeUndefined()
  })

  it('implies no smaller versions of a small image', () => {
    expect(sourceSet(`${folder}640x480.jpg`)).toBeUndefined()
    expect(smallImage(`${folder}640x480.jpg`)).toBe(`${folder}640x480.jpg`)
    expect(sourceSet(`${folder}900x600.jpg`)).toBe(`${folder}640.jpg 640w, ${folder}900x600.jpg 900w`)
  })

  it.each(['/images/a-1200.webp', 'https://elsewhere.test/800x600.webp', '', `${folder}photo.webp`])(
    'is not parsed if it is not one of ours: %j',
    (url) => {
      expect(readImageUrl(url)).toBeUndefined()
      expect(sourceSet(url)).toBeUndefined()
    },
  )

  it('contains the size of a site image whose name ends in it', () => {
    expect(imageSize('/images/projects/a-phone-720x1560.webp')).toEqual({ width: 720, height: 1560 })
    expect(imageSize(`${folder}2000x1500.jpg#20,30`)).toEqual({ width: 2000, height: 1500 })
    expect(imageSize('/images/projects/a-1200.webp')).toBeUndefined()
    expect(imageSize('/images/2x3.svg')).toBeUndefined()
  })

  it('of a generated image lists its narrower files in both formats', () => {
    expect(drawnSourceSet('/images/projects/a-1200.webp', 'avif')).toBe(
      ['640.avif 640w', '900.avif 900w', '1200.avif 1200w']
        .map((file) => `/images/projects/a-${file}`)
        .join(', '),
    )
    expect(sourceSet('/images/projects/a-phone-720x1560.webp')).toBe(
      ['360.webp 360w', '480.webp 480w', '720x1560.webp 720w']
        .map((file) => `/images/projects/a-phone-${file}`)
        .join(', '),
    )
    expect(sourceSet('/images/projects/a-detail-1200x1553.webp')).toBe(
      ['360.webp 360w', '480.webp 480w', '720.webp 720w', '1200x1553.webp 1200w']
        .map((file) => `/images/projects/a-detail-${file}`)
        .join(', '),
    )
    expect(drawnSourceSet('https://elsewhere.test/images/projects/a-1200.webp', 'avif')).toBeUndefined()
  })

  it('comes with the displayed width and the focal point', () => {
    expect(imageAttributes(`${folder}900x600.jpg#20,30`, '50vw')).toMatchObject({
      sizes: '50vw',
      style: { objectPosition: '20% 30%' },
    })
    expect(imageAttributes('/images/covers/a.svg', '50vw')).toEqual({ src: '/images/covers/a.svg' })
  })

  it('in grid columns is as wide as they are and stops growing with them', () => {
    expect(columnSizes(8)).toBe('(min-width: 1413px) 52.5rem, (min-width: 900px) 59vw, 88vw')
    expect(columnSizes(4, 'half')).toBe(
      '(min-width: 1413px) 25.5rem, (min-width: 900px) 29vw, (min-width: 704px) 44vw, 88vw',
    )
  })

  it('of a generated client page has a smaller file named by the older convention', () => {
    expect(smallImage('/images/projects/a-1200.webp')).toBe('/images/projects/a-640.webp')
  })

  it('parses back to what it was built from', () => {
    const image = { width: 31, height: 2000, format: 'jpg' as const }
    expect(readImageUrl(folder + imageFileName(image))).toEqual({ folder, ...image })
  })
})
