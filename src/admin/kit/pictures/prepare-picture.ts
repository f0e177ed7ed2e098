import { metadataIn, pictureKind, PictureRefused, type Metadata } from '@/admin/kit/pictures/picture-bytes'
import { pictureFileName, siblingWidths } from '@/lib/picture-address'

/** Pages show no picture larger than this, on its long side, in px. */
export const longestSide = 2000
/** As the bucket takes them, in bytes. */
const largestUpload = 5 * 1024 * 1024
const quality = 0.82
const sparingQuality = 0.6
const placeholderWidth = 24
const longestPlaceholder = 1000

export interface PreparedPicture {
  /** Stays the same when sending is tried again. */
  id: string
  width: number
  height: number
  format: 'webp' | 'jpg'
  /** The whole picture last. */
  files: ReadonlyArray<{ name: string; blob: Blob }>
  placeholder: string | null
  /** The smallest file as a data URI, to show before anything is sent. */
  preview: string
  /** Of the file that was chosen. */
  original: { bytes: number; metadata: Metadata }
}

/** The size a picture is kept at: at most 2000 px on its long side, never larger than it came. */
export function keptSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Makes the files that are kept of a picture: drawn anew, upright, at up to three widths. Nothing of the chosen file
 * but its picture survives that. Throws PictureRefused.
 * @param onStep told how many of `of` steps are done
 */
export async function preparePicture(
  file: Blob,
  onStep: (done: number, of: number) => void = () => undefined,
): Promise<PreparedPicture> {
  pictureKind(new Uint8Array(await file.slice(0, 4096).arrayBuffer()), file.size)
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureRefused(
      'This picture could not be read. The file may be damaged; save it again as a JPEG.',
    )
  })
  try {
    const { width, height } = keptSize(bitmap.width, bitmap.height)
    const widths = [...siblingWidths.filter((sibling) => sibling < width), width]
    const files: Array<{ name: string; blob: Blob }> = []
    for (const [done, each] of widths.entries()) {
      onStep(done, widths.length)
      const blob = await drawn(bitmap, each, Math.max(1, Math.round((height * each) / width)))
      const format = formatOf(blob)
      const name = each === width ? pictureFileName({ width, height, format }) : `${each}.${format}`
      files.push({ name, blob })
    }
    onStep(widths.length, widths.length)
    const whole = files.at(-1)?.blob
    const smallest = files[0]?.blob
    if (!whole || !smallest) throw new PictureRefused('This picture could not be drawn.')
    await assertBare(files)
    return {
      id: crypto.randomUUID(),
      width,
      height,
      format: formatOf(whole),
      files,
      placeholder: tiny(bitmap),
      preview: await dataUri(smallest),
      original: { bytes: file.size, metadata: metadataIn(new Uint8Array(await file.arrayBuffer())) },
    }
  } finally {
    bitmap.close()
  }
}

/** A browser that cannot write WebP (Safari) is asked for a JPEG instead. */
const formatOf = (blob: Blob): 'webp' | 'jpg' => (blob.type === 'image/webp' ? 'webp' : 'jpg')

function canvasOf(bitmap: ImageBitmap, width: number, height: number, ground?: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context)
    throw new PictureRefused('This browser could not draw the picture. Close other tabs and try again.')
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
  if (webp?.type === 'image/webp') {
    const sparing = webp.size > largestUpload ? await encoded(canvas, 'image/webp', sparingQuality) : webp
    if (sparing && sparing.size <= largestUpload) return sparing
  } else {
    // A JPEG knows no transparency: white shows through where nothing is drawn.
    const jpeg = await encoded(canvasOf(bitmap, width, height, '#fff'), 'image/jpeg', quality)
    if (jpeg?.type === 'image/jpeg' && jpeg.size <= largestUpload) return jpeg
  }
  throw new PictureRefused('This picture is still over 5 MB when it is made smaller. Crop it and try again.')
}

const encoded = (canvas: HTMLCanvasElement, type: string, how: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, how))

/** Null where it would be larger than a placeholder may be, or the browser writes no WebP. */
function tiny(bitmap: ImageBitmap): string | null {
  const height = Math.max(1, Math.round((bitmap.height * placeholderWidth) / bitmap.width))
  const uri = canvasOf(bitmap, placeholderWidth, Math.min(height, 4 * placeholderWidth)).toDataURL(
    'image/webp',
    0.4,
  )
  return uri.startsWith('data:image/webp;base64,') && uri.length <= longestPlaceholder ? uri : null
}

function dataUri(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new PictureRefused('This picture could not be read.')))
    reader.readAsDataURL(blob)
  })
}

/** A canvas writes no metadata. Should a browser ever begin to, nothing of it leaves this machine. */
async function assertBare(files: ReadonlyArray<{ blob: Blob }>): Promise<void> {
  for (const { blob } of files) {
    if (metadataIn(new Uint8Array(await blob.arrayBuffer())).any) {
      throw new PictureRefused('This browser left private details in the picture, so it was not sent.')
    }
  }
}
