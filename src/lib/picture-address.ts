/** Widths at which an uploaded picture lies beside the whole one, where it is wider; in px, smallest first. */
export const siblingWidths = [640, 1200] as const

export interface UploadedPicture {
  /** Everything before the file's name, with the slash. */
  folder: string
  /** Of the whole picture, in px. */
  width: number
  height: number
  format: 'webp' | 'jpg'
}

const uploaded =
  /^(.*\/storage\/v1\/object\/public\/pictures\/[0-9a-f-]{36}\/)(\d+)x(\d+)\.(webp|jpg)(?:#\d+,\d+)?$/

/** The address of a picture with the point that a crop keeps in sight, in percent: `….webp#30,60`. The middle is not written. */
export const withFocus = (url: string, x: number, y: number) =>
  x === 50 && y === 50 ? url : `${url}#${x},${y}`

/** How a picture lies where it is cropped: so that the point in its address stays in sight. */
export function cropOf(url: string): { objectPosition: string } | undefined {
  const [, x, y] = /#(\d{1,3}),(\d{1,3})$/.exec(url) ?? []
  return x && y ? { objectPosition: `${x}% ${y}%` } : undefined
}

/** The parts of an uploaded picture's address; undefined for any other address. */
export function readPictureAddress(url: string): UploadedPicture | undefined {
  const [, folder, width, height, format] = uploaded.exec(url) ?? []
  if (!folder) return undefined
  return { folder, width: Number(width), height: Number(height), format: format as 'webp' | 'jpg' }
}

/** The file name of a picture: it contains the size, so that a page knows it without a request. */
export const pictureFileName = ({ width, height, format }: Omit<UploadedPicture, 'folder'>) =>
  `${width}x${height}.${format}`

/** Width and height of a picture whose file's name ends in them, uploaded or of this site; undefined for any other. */
export function pictureSize(url: string): { width: number; height: number } | undefined {
  const [, width, height] = /[-/](\d{1,5})x(\d{1,5})\.(?:webp|jpg)(?:#\d+,\d+)?$/.exec(url) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

/** Clearly taller than wide: stands beside a text, 15rem wide. */
export const isTall = ({ width, height }: { width: number; height: number }) => height > 1.2 * width

/** Narrower files of a picture in `/images/projects/`, in px: `scripts/images/pictures.ts` draws them. */
export const drawnWidths = (size: { width: number; height: number }) =>
  (isTall(size) ? [360, 480, 720] : [640, 900]).filter((narrower) => narrower < size.width)

/** A `srcset` of a picture drawn for this site, in one of its two formats; undefined for any other address. */
export function drawnSourceSet(url: string, format: 'avif' | 'webp'): string | undefined {
  const [, stem, whole] = /^(\/images\/projects\/.+-)(\d+|\d+x\d+)\.webp$/.exec(url) ?? []
  if (!stem || !whole) return undefined
  const [width = 0, height = (width * 3) / 4] = whole.split('x').map(Number)
  return [...drawnWidths({ width, height }).map((narrower) => [narrower, narrower]), [whole, width]]
    .map(([name, pixels]) => `${stem}${name}.${format} ${pixels}w`)
    .join(', ')
}

/**
 * The `sizes` of a picture that spans so many of the page grid's twelve columns (src/styles/page-grid.css), which stop
 * growing at 1413 px; in a narrower window it takes the whole width, or half of it from 704 px on.
 */
export const columnSizes = (columns: number, narrower: 'whole' | 'half' = 'whole') =>
  [
    `(min-width: 1413px) ${columns * 6.75 - 1.5}rem`,
    `(min-width: 900px) ${columns * 7.5 - 1}vw`,
    ...(narrower === 'half' ? ['(min-width: 704px) 44vw'] : []),
    '88vw',
  ].join(', ')

/** What an `img` of any picture is told: its files, the width it is shown at (`sizes`), the point in sight. */
export function pictureAttributes(url: string, sizes: string) {
  const srcSet = pictureSourceSet(url)
  return { sizes: srcSet && sizes, srcSet, src: url, style: cropOf(url) }
}

/** A `srcset` of an uploaded or drawn picture; undefined where there is only the one file. */
function pictureSourceSet(url: string): string | undefined {
  const picture = readPictureAddress(url)
  if (!picture) return drawnSourceSet(url, 'webp')
  const { folder, width, format } = picture
  const siblings = siblingWidths.filter((sibling) => sibling < width)
  if (siblings.length === 0) return undefined
  return [...siblings.map((sibling) => `${folder}${sibling}.${format} ${sibling}w`), `${url} ${width}w`].join(
    ', ',
  )
}

/** The smallest file of a picture, for lists of many. */
export function smallPicture(url: string): string {
  const picture = readPictureAddress(url)
  if (picture) {
    const [smallest] = siblingWidths
    return picture.width > smallest ? `${picture.folder}${smallest}.${picture.format}` : url
  }
  return url.replace(/-1200\.webp$/, '-640.webp')
}
