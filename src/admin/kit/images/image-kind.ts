/** What the bytes of a file say it is, whatever its name: a MIME type, or 'animation' for an image that moves. */
export type ImageKind = 'animation' | 'image/gif' | 'image/heic' | undefined

/** Enough for the boxes and chunks before the picture itself; colour profiles and camera data may come first. */
const headBytes = 512 * 1024

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Four-letter names of a PNG's chunks or a WebP's, up to the first one of the picture. */
function chunksOf(bytes: Uint8Array, start: number, littleEndian: boolean): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names: string[] = []
  let at = start
  while (at + 8 <= bytes.length) {
    // A PNG's chunk has its length first and a checksum last; a WebP's has its name first and an even length.
    const length = view.getUint32(littleEndian ? at + 4 : at, littleEndian)
    const name = textAt(bytes, littleEndian ? at : at + 4, 4)
    names.push(name)
    if (name === 'IDAT' || name === 'ANMF') break
    at += littleEndian ? 8 + length + (length % 2) : 12 + length
  }
  return names
}

/**
 * The kind of an image that the site does not take, although its name or type may say otherwise: an animated GIF, WebP,
 * PNG or AVIF, or a HEIC. Undefined for any other file.
 */
export async function imageKind(file: Blob): Promise<ImageKind> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  if (textAt(bytes, 0, 4) === 'GIF8') return 'image/gif'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP')
    return chunksOf(bytes, 12, true).some((name) => name === 'ANIM' || name === 'ANMF')
      ? 'animation'
      : undefined
  if (textAt(bytes, 1, 3) === 'PNG')
    return chunksOf(bytes, 8, false).includes('acTL') ? 'animation' : undefined
  if (textAt(bytes, 4, 4) !== 'ftyp') return undefined
  const length = Math.min(new DataView(bytes.buffer).getUint32(0), 256)
  const brands: string[] = textAt(bytes, 8, Math.max(0, length - 8)).match(/.{4}/gs) ?? []
  if (brands.includes('avis')) return 'animation'
  if (brands.includes('avif')) return undefined
  return brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) ? 'image/heic' : undefined
}
