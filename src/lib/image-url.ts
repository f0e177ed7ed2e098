/** Widths of the smaller versions of an uploaded image, in px, smallest first. */
export const siblingWidths = [640, 1200] as const

interface UploadedImage {
  /** The folder's URL, with its slash. */
  folder: string
  /** Of the full image, in px. */
  width: number
  height: number
  format: 'webp' | 'jpg'
}

const uploaded =
  /^(.*\/storage\/v1\/object\/public\/images\/[0-9a-f-]{36}\/)(\d+)x(\d+)\.(webp|jpg)(?:#\d+,\d+)?$/

/** The URL of an image with its focal point in percent: `….webp#30,60`. The centre is left out. */
export const withFocus = (url: string, x: number, y: number) =>
  x === 50 && y === 50 ? url : `${url}#${x},${y}`

/** The `object-position` that keeps the focal point of its URL visible. */
export function cropOf(url: string): { objectPosition: string } | undefined {
  const [, x, y] = /#(\d{1,3}),(\d{1,3})$/.exec(url) ?? []
  return x && y ? { objectPosition: `${x}% ${y}%` } : undefined
}

/** The parts of an uploaded image's URL; undefined for any other URL. */
export function readImageUrl(url: string): UploadedImage | undefined {
  const [, folder, width, height, format] = uploaded.exec(url) ?? []
  if (!folder) return undefined
  return { folder, width: Number(width), height: Number(height), format: format as 'webp' | 'jpg' }
}

/** The file name of an image: it contains the size, so that a page knows it without a request. */
export const imageFileName = ({ width, height, format }: Omit<UploadedImage, 'folder'>) =>
  `${width}x${height}.${format}`

/** Width and height of an image whose file name ends in them; undefined for any other. */
export function imageSize(url: string): { width: number; height: number } | undefined {
  const [, width, height] = /[-/](\d{1,5})x(\d{1,5})\.(?:webp|jpg)(?:#\d+,\d+)?$/.exec(url) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

/** Clearly taller than wide: placed beside the text, 15rem wide. */
export const isTall = ({ width, height }: { width: number; height: number }) => height > 1.2 * width

/**
 * Widths of the narrower files in `/images/projects/`, in px; `scripts/images/project-images.ts` generates them.
 */
export const drawnWidths = (size: { width: number; height: number }) =>
  (isTall(size) ? [360, 480, 720] : [640, 900]).filter((narrower) => narrower < size.width)

/** The `srcset` of a generated image in one of its two formats; undefined for any other URL. */
export function drawnSourceSet(url: string, format: 'avif' | 'webp'): string | undefined {
  const [, stem, whole] = /^(\/images\/projects\/.+-)(\d+|\d+x\d+)\.webp$/.exec(url) ?? []
  if (!stem || !whole) return undefined
  const [width = 0, height = (width * 3) / 4] = whole.split('x').map(Number)
  return [...drawnWidths({ width, height }).map((narrower) => [narrower, narrower]), [whole, width]]
    .map(([name, pixels]) => `${stem}${name}.${format} ${pixels}w`)
    .join(', ')
}

/**
 * The `sizes` of an image that spans this many of the twelve grid columns (src/styles/page-grid.css), which
 * stop growing at 1413 px. In a narrower window it takes the whole width, or half of it from 704 px on.
 */
export const columnSizes = (columns: number, narrower: 'whole' | 'half' = 'whole') =>
  [
    `(min-width: 1413px) ${columns * 6.75 - 1.5}rem`,
    `(min-width: 900px) ${columns * 7.5 - 1}vw`,
    ...(narrower === 'half' ? ['(min-width: 704px) 44vw'] : []),
    '88vw',
  ].join(', ')

/** The `img` props of any image: its files, displayed width (`sizes`) and focal point. */
export function imageAttributes(url: string, sizes: string) {
  const srcSet = imageSourceSet(url)
  return { sizes: srcSet && sizes, srcSet, src: url, style: cropOf(url) }
}

/** The `srcset` of an uploaded or generated image; undefined if there is only one file. */
function imageSourceSet(url: string): string | undefined {
  const image = readImageUrl(url)
  if (!image) return drawnSourceSet(url, 'webp')
  const { folder, width, format } = image
  const siblings = siblingWidths.filter((sibling) => sibling < width)
  if (siblings.length === 0) return undefined
  return [...siblings.map((sibling) => `${folder}${sibling}.${format} ${sibling}w`), `${url} ${width}w`].join(
    ', ',
  )
}

/** The smallest file of an image, for long lists. */
export function smallImage(url: string): string {
  const image = readImageUrl(url)
  if (image) {
    const [smallest] = siblingWidths
    return image.width > smallest ? `${image.folder}${smallest}.${image.format}` : url
  }
  return url.replace(/-1200\.webp$/, '-640.webp')
}
