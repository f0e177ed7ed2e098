// @vitest-environment node
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { largestFile, metadataIn, pictureKind, PictureRefused } from '@/admin/kit/pictures/picture-bytes'

const drawing = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#be1e3c' } })
const taken = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 8/1 0/1' } }
const bytes = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
const text = (words: string) => new TextEncoder().encode(words)

describe('a file', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('that is a %s is taken', async (format) => {
    const picture = await bytes(drawing().toFormat(format))
    expect(pictureKind(picture, picture.length)).toBe(format)
  })

  it.each([
    ['a GIF', text('GIF89a....'), /GIF/],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), /SVG/],
    ['an SVG after an XML line', text('\uFEFF<?xml version="1.0"?>\n<svg/>'), /SVG/],
    ['a PDF', text('%PDF-1.7'), /PDF/],
    ['a phone’s HEIC', text('\0\0\0\u0018ftypheic\0\0'), /HEIC/],
    ['a page', text('<!doctype html><p>picture.jpg</p>'), /no picture/],
    ['a program', text('MZ\u0090'), /no picture/],
  ])('that is %s is refused with what to do', (_what, head, words) => {
    expect(() => pictureKind(head, head.length)).toThrow(PictureRefused)
    expect(() => pictureKind(head, head.length)).toThrow(words)
  })

  it('is refused when it is empty or too large, with the limit', () => {
    expect(() => pictureKind(text(''), 0)).toThrow('empty')
    expect(() => pictureKind(text('\u00ff'), largestFile + 1)).toThrow('at most 25 MB')
  })
})

describe('what a file says beside its picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is found in a %s, and the place in it', async (format) => {
    const told = await bytes(drawing().withExif(taken).toFormat(format))
    expect(metadataIn(told)).toEqual({ any: true, place: true })
  })

  it('is found without a place', async () => {
    const told = await bytes(
      drawing()
        .withExif({ IFD0: { Make: 'Camera' } })
        .jpeg(),
    )
    expect(metadataIn(told)).toEqual({ any: true, place: false })
  })

  it('is nothing in a bare picture, whatever its kind', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      expect(metadataIn(await bytes(drawing().toFormat(format)))).toEqual({ any: false, place: false })
    }
  })

  it('does not fail on a file cut short', async () => {
    const told = await bytes(drawing().withExif(taken).jpeg())
    for (let length = 0; length < 120; length += 1) {
      expect(() => metadataIn(told.subarray(0, length))).not.toThrow()
    }
  })
})
