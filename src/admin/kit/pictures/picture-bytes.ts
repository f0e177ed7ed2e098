/** A file that is not taken, with the reason and what to do about it in words. */
export class PictureRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PictureRefused'
  }
}

/** 25 MB: more than any camera's JPEG. */
export const largestFile = 25 * 1024 * 1024

const taken = ['jpeg', 'png', 'webp', 'avif'] as const
export type PictureKind = (typeof taken)[number]

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)))

/** What a file is by its first bytes; its name and the type that the browser guessed from it say nothing. */
function kindOf(bytes: Uint8Array): PictureKind | 'gif' | 'heic' | 'svg' | 'pdf' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 0, 4) === 'GIF8') return 'gif'
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (ascii(bytes, 4, 8) === 'ftyp') {
    const brand = ascii(bytes, 8, 12)
    if (brand === 'avif' || brand === 'avis') return 'avif'
    if (/^(?:hei|hev|mif1|msf1)/.test(brand)) return 'heic'
  }
  if (/^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!doctype svg|!--|svg)/i.test(ascii(bytes, 0, 400))) return 'svg'
  return undefined
}

const refusals = {
  gif: 'This is a GIF. Save it as a JPEG or PNG; moving pictures are not shown on this site.',
  heic: 'This is a HEIC picture, which most browsers cannot show. Export it as a JPEG first.',
  svg: 'This is an SVG. It can hold scripts, so it is not taken. Export it as a PNG.',
  pdf: 'This is a PDF. Export the page you want as a JPEG or PNG.',
} as const

/**
 * The kind of a picture that is taken, by its content. Throws PictureRefused.
 * @param head the first 400 bytes or more
 * @param size of the whole file, in bytes
 */
export function pictureKind(head: Uint8Array, size: number): PictureKind {
  if (size === 0) throw new PictureRefused('This file is empty.')
  if (size > largestFile) {
    const megabytes = Math.ceil(size / 1024 / 1024)
    throw new PictureRefused(`This file has ${megabytes} MB; at most 25 MB are taken. Save it smaller first.`)
  }
  const kind = kindOf(head)
  const isTaken = (name: typeof kind): name is PictureKind => taken.some((one) => one === name)
  if (isTaken(kind)) return kind
  throw new PictureRefused(
    kind ? refusals[kind] : 'This is no picture that browsers know. JPEG, PNG, WebP and AVIF are taken.',
  )
}

export interface Metadata {
  /** Anything at all beside the picture: camera, time, program, place. */
  any: boolean
  /** Where it was taken. */
  place: boolean
}

/** What stands in a picture's file beside the picture itself. */
export function metadataIn(bytes: Uint8Array): Metadata {
  const exif = exifOf(bytes)
  const xmp = indexOf(bytes, 'http://ns.adobe.com/xap/1.0/') >= 0 || indexOf(bytes, '<x:xmpmeta') >= 0
  const place = (exif !== undefined && hasPlace(exif)) || indexOf(bytes, 'exif:GPS') >= 0
  return { any: exif !== undefined || xmp || place, place }
}

/** The TIFF block that Exif is, wherever the file's format keeps it. */
function exifOf(bytes: Uint8Array): Uint8Array | undefined {
  const marked = indexOf(bytes, 'Exif\0\0')
  if (marked >= 0) return bytes.subarray(marked + 6)
  // PNG and WebP name the chunk instead; its TIFF begins right after the name (PNG) or the length (WebP).
  for (const name of ['eXIf', 'EXIF']) {
    const chunk = indexOf(bytes, name)
    const tiff = [chunk + 4, chunk + 8].find((at) => /^(?:II\*\0|MM\0\*)$/.test(ascii(bytes, at, at + 4)))
    if (chunk >= 0 && tiff !== undefined) return bytes.subarray(tiff)
  }
  return undefined
}

const gpsPointer = 0x8825

/** Whether the first directory of a TIFF block points at one of places. */
function hasPlace(tiff: Uint8Array): boolean {
  if (tiff.length < 8) return false
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const little = ascii(tiff, 0, 2) === 'II'
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return false
  const entries = view.getUint16(directory, little)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return false
    if (view.getUint16(at, little) === gpsPointer) return true
  }
  return false
}

function indexOf(bytes: Uint8Array, text: string): number {
  const wanted = [...text].map((sign) => sign.charCodeAt(0))
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at
  }
  return -1
}
