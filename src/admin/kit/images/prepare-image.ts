import { imageKind } from '@/admin/kit/images/image-kind'
import { imageFileName, siblingWidths } from '@/lib/image-url'

/** A rejected file, with the reason and what to do about it. */
export class ImageRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ImageRefused'
  }
}

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** More than any camera's JPEG, in bytes. */
export const largestFile = 25 * 1024 * 1024

const heic = 'This is a HEIC image, which most browsers cannot show. Export it as a JPEG first.'
const refusals = {
  animation: 'This image moves; this site does not show animations. Save one frame as a JPEG or PNG.',
  'image/gif': 'This is a GIF. Save it as a JPEG or PNG; this site does not show animations.',
  'image/heic': heic,
  'image/heif': heic,
  'image/svg+xml': 'This is an SVG, which can contain scripts. Export it as a PNG.',
  'application/pdf': 'This is a PDF. Export the page you want as a JPEG or PNG.',
} as const

/** Throws ImageRefused for a file whose size or stated type is not accepted. */
export function assertAccepted({ size, type }: Pick<Blob, 'size' | 'type'>): void {
  if (size === 0) throw new ImageRefused('This file is empty.')
  if (size > largestFile) {
    const megabytes = Math.ceil(size / 1024 / 1024)
    throw new ImageRefused(`This file has ${megabytes} MB; the limit is 25 MB. Save a smaller copy first.`)
  }
  if (accepted.includes(type)) return
  throw new ImageRefused(
    (refusals as Record<string, string>)[type] ??
      'This is not an image that browsers can show. Use JPEG, PNG, WebP or AVIF.',
  )
}

/** Pages show no image larger than this, on its long side, in px. */
const longestSide = 2000
/** The limit of the storage bucket, in bytes. */
const largestUpload = 5 * 1024 * 1024
const quality = 0.82
const placeholderWidth = 24
const longestPlaceholder = 1000

export interface PreparedImage {
  /** Stays the same when the upload is retried. */
  id: string
  width: number
  height: number
  /** The full-size image is last. */
  files: ReadonlyArray<{ name: string; blob: Blob }>
  placeholder: string | null
  /** A small copy as a data URI, to show before the upload. */
  preview: string
}

/** The stored size of an image: at most 2000 px on its long side, never larger than the original. */
function targetSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Makes the stored files of an image: redrawn, upright, at up to three widths. A canvas writes no metadata,
 * so camera data is removed. Throws ImageRefused.
 */
export async function prepareImage(file: Blob): Promise<PreparedImage> {
  assertAccepted(file)
  const kind = await imageKind(file)
  if (kind) throw new ImageRefused(refusals[kind])
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new ImageRefused('This image could not be read. It may be damaged; save it again as a JPEG.')
  })
  try {
    const { width, height } = targetSize(bitmap.width, bitmap.height)
    const widths = [...siblingWidths.filter((sibling) => sibling < width), width]
    const sized = (each: number) => [each, Math.max(1, Math.round((height * each) / width))] as const
    const files: Array<{ name: string; blob: Blob }> = []
    for (const each of widths) {
      const blob = await drawn(bitmap, ...sized(each))
      const format = formatOf(blob)
      const name = each === width ? imageFileName({ width, height, format }) : `${each}.${format}`
      files.push({ name, blob })
    }
    return {
      id: crypto.randomUUID(),
      width,
      height,
      files,
      placeholder: tiny(bitmap),
      preview: canvasOf(bitmap, ...sized(Math.min(width, siblingWidths[0]))).toDataURL('image/webp', quality),
    }
  } finally {
    bitmap.close()
  }
}

/** A browser that cannot write WebP (Safari) writes a JPEG instead. */
const formatOf = (blob: Blob): 'webp' | 'jpg' => (blob.type === 'image/webp' ? 'webp' : 'jpg')

function canvasOf(bitmap: ImageBitmap, width: number, height: number, ground?: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context)
    throw new ImageRefused('This browser could not process the image. Close other tabs and try again.')
  context.imageSmoothingQuality = 'high'
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

async function drawn(bitmap: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = canvasOf(bitmap, width, height)
  const webp = await encoded(canvas, 'image/webp', quality)
  // A JPEG has no transparency, so transparent areas become white.
  const image =
    webp?.type === 'image/webp'
      ? webp
      : await encoded(canvasOf(bitmap, width, height, '#fff'), 'image/jpeg', quality)
  if (image && image.size <= largestUpload) return image
  throw new ImageRefused('This image is still over 5 MB after resizing. Crop it and try again.')
}

const encoded = (canvas: HTMLCanvasElement, type: string, how: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, how))

/** Null if it would exceed the size of a placeholder or the browser cannot write WebP. */
function tiny(bitmap: ImageBitmap): string | null {
  const height = Math.max(1, Math.round((bitmap.height * placeholderWidth) / bitmap.width))
  const uri = canvasOf(bitmap, placeholderWidth, Math.min(height, 4 * placeholderWidth)).toDataURL(
    'image/webp',
    0.4,
  )
  return uri.startsWith('data:image/webp;base64,') && uri.length <= longestPlaceholder ? uri : null
}
