import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageKind } from '@/admin/kit/images/image-kind'

const frame = (colour: string) => ({
  create: { width: 8, height: 8, channels: 3 as const, background: colour },
})
const still = (format: 'png' | 'webp' | 'avif' | 'jpeg') => sharp(frame('red')).toFormat(format).toBuffer()
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

async function moving(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all(['red', 'blue'].map((colour) => sharp(frame(colour)).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

/** A PNG with the chunk that says how many frames follow, where a writer puts it: before the picture. */
async function movingPng(): Promise<Uint8Array<ArrayBuffer>> {
  const png = await still('png')
  const control = bytesOf('\0\0\0\bacTL\0\0\0\u0002\0\0\0\0\0\0\0\0')
  return Uint8Array.from([...png.subarray(0, 33), ...control, ...png.subarray(33)])
}

/** The first box of an AVIF or HEIC: its major brand, then the compatible ones. */
const boxOf = (...brands: string[]) =>
  bytesOf(`\0\0\0${String.fromCharCode(16 + 4 * brands.length)}ftyp${brands[0]}\0\0\0\0${brands.join('')}`)

const kindOf = (bytes: Uint8Array<ArrayBuffer> | Buffer, type = 'image/jpeg') =>
  imageKind(new Blob([Uint8Array.from(bytes)], { type }))

describe('an image', () => {
  it.each(['png', 'webp', 'avif', 'jpeg'] as const)('that stands still is accepted as %s', async (format) => {
    expect(await kindOf(await still(format))).toBeUndefined()
  })

  it('that moves is found as WebP, PNG and AVIF', async () => {
    expect(await kindOf(await moving('webp'))).toBe('animation')
    expect(await kindOf(await movingPng())).toBe('animation')
    expect(await kindOf(boxOf('avis', 'avif', 'mif1', 'miaf'))).toBe('animation')
    expect(await kindOf(boxOf('avif', 'avis', 'msf1'))).toBe('animation')
  })

  it('that is a GIF or a HEIC is found by its bytes, whatever its name', async () => {
    expect(await kindOf(await moving('gif'))).toBe('image/gif')
    for (const brand of ['heic', 'heix', 'hevc', 'heim', 'mif1'])
      expect(await kindOf(boxOf(brand, 'mif1'))).toBe('image/heic')
    expect(await kindOf(boxOf('avif', 'mif1', 'miaf'))).toBeUndefined()
  })

  it.each(['', 'GIF', '\x89PNG', 'RIFF', 'RIFF\0\0\0\0WEBPVP8X\u00ff\u00ff\u00ff\u00ff', '\0\0\0\0ftyp'])(
    'that ends too early has no kind: %j',
    async (text) => {
      expect(await kindOf(bytesOf(text))).toBeUndefined()
    },
  )
})
