import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import satori, { type Font } from 'satori'
import sharp from 'sharp'

export const width = 1200
export const height = 630

/** The studio in the images. */
export interface SharingStudio {
  name: string
  /** The file of its own mark, which replaces the woven one. */
  mark?: Buffer
}

export interface SharedArticle {
  title: string
  /** Its category, or empty. */
  category: string
  /** Its cover: a path of the site; without one, the studio's own cloth is used. */
  cover: string | null
}

const colour = { paper: '#f5f0e6', ink: '#161b2e', teal: '#1b5a58', quiet: '#4b4e5c', accent: '#be1e3c' }
const margin = 72
/** The last line has the same height in all images; descenders may extend below it. */
const text = { width: 680, bottom: 610, overhang: 24 }
const cloth = { width: 336, height: 582, left: width - margin - 336 }

const here = path.dirname(fileURLToPath(import.meta.url))
const file = (name: string) => path.resolve(here, name)
const face = async (name: string): Promise<Font> => ({
  name,
  data: await readFile(file(`fonts/${name}.ttf`)),
})
const faceNames = ['texturina-latin', 'texturina-latin-ext']

/** The heading font at its display size, weight 560, as TTF because satori reads no woff2. */
let faces: Promise<Font[]> | undefined
const headingFaces = () => (faces ??= Promise.all(faceNames.map(face)))

/** A child of satori's tree, in the form of a React element but without React. */
const box = (style: Record<string, unknown>, ...children: unknown[]) => ({
  type: 'div',
  props: { style, children },
})

/** Text as SVG, as high as it needs; null if the font lacks some of its characters. */
async function typeset(tree: unknown, size: { width: number; height?: number }): Promise<string | null> {
  let missing = false
  const svg = await satori(tree as Parameters<typeof satori>[0], {
    ...size,
    fonts: await headingFaces(),
    loadAdditionalAsset: async () => {
      missing = true
      return []
    },
  })
  return missing ? null : svg
}

/** Longer titles get a smaller size, so that none is cut. */
const titleSize = (title: string) =>
  [76, 66, 56, 48, 40][[38, 62, 92, 130].filter((most) => title.length > most).length]

const titleBlock = ({ title, category }: SharedArticle) =>
  box(
    {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      paddingBottom: text.overhang,
      fontFamily: faceNames.join(', '),
    },
    box({ display: 'flex', fontSize: 32, color: colour.teal, marginBottom: 20 }, category),
    box(
      {
        display: 'flex',
        fontSize: titleSize(title),
        lineHeight: 1.06,
        letterSpacing: '-0.018em',
        color: colour.ink,
      },
      title,
    ),
  )

/** The seven threads of the mark, on a grid of 28 by 27. */
const mark = `<path fill="${colour.ink}" d="M0 0h20v3H0zM0 4h8v3H0zM16 4h8v3h-8zM0 8h8v3H0zM16 8h8v3h-8zM0 12h20v3H0zM0 16h8v3H0zM0 20h8v3H0zM0 24h8v3H0z"/><path fill="${colour.accent}" d="M12 16h8v3h-8zM16 20h8v3h-8zM20 24h8v3h-8z"/>`

/** The studio's own mark in place of the woven one; nothing if its file is not an image. */
const ownMark = (image: Buffer) =>
  sharp(image)
    .resize({ width: 56, height: 54, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
    .then(
      (input) => [{ input, left: margin, top: margin }],
      () => [],
    )

/**
 * The common part of all images: paper, mark, the studio's name, and the shadow of the cloth that is added
 * later.
 */
async function paper(studio: SharingStudio): Promise<Buffer> {
  const woven = studio.mark ? '' : `<g transform="translate(${margin} ${margin}) scale(2)">${mark}</g>`
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="11"/></filter></defs><rect x="${cloth.left + 4}" y="-20" width="${cloth.width - 8}" height="${cloth.height + 30}" fill="#0a0c18" fill-opacity=".42" filter="url(#s)"/>${woven}</svg>`
  const name = await typeset(
    box(
      {
        display: 'flex',
        alignItems: 'center',
        height: '100%',
        fontFamily: faceNames.join(', '),
        fontSize: 38,
        color: colour.ink,
      },
      studio.name,
    ),
    { width: 560, height: 60 },
  )
  return sharp({ create: { width, height, channels: 3, background: colour.paper } })
    .composite([
      { input: Buffer.from(drawn) },
      ...(studio.mark ? await ownMark(studio.mark) : []),
      ...(name ? [{ input: Buffer.from(name), left: margin + 76, top: margin - 4 }] : []),
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}

const channels = 3
const raw = { raw: { width, height, channels } } as const

/** The common part of articles with the same cover: the middle of its cloth, hung from the upper edge. */
async function ground(cover: string, sheet: Buffer): Promise<Buffer> {
  const svg = await readFile(cover)
  const hung = await sharp(svg)
    .resize({ height: cloth.height })
    .extract(await middleOf(svg))
    .toBuffer()
  return sharp(sheet, raw)
    .composite([{ input: hung, left: cloth.left, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

async function middleOf(svg: Buffer) {
  const { width: wide = 1280, height: high = 480 } = await sharp(svg).metadata()
  const scaled = Math.round((wide * cloth.height) / high)
  return {
    left: Math.max(0, Math.round((scaled - cloth.width) / 2)),
    top: 0,
    width: Math.min(cloth.width, scaled),
    height: cloth.height,
  }
}

/** Draws the images of shared articles; the background of each cover is drawn only once. */
export function sharePainter(options: { publicFolder: string; studio: SharingStudio }) {
  const sheet = paper(options.studio)
  const grounds = new Map<string, Promise<Buffer>>()
  const ownCloth = file('../../src/assets/cloth-face.svg')
  const groundOf = (cover: string | null) => {
    const local = cover && /^\/[\w./-]+\.svg$/.test(cover) && !cover.includes('..')
    const from = local ? path.join(options.publicFolder, cover) : ownCloth
    const known =
      grounds.get(from) ??
      sheet.then((empty) => ground(from, empty)).catch(async () => ground(ownCloth, await sheet))
    grounds.set(from, known)
    return known
  }

  /** A JPEG of 1200 x 630; null if the font lacks characters of the title. */
  return async (article: SharedArticle): Promise<Buffer | null> => {
    const title = await typeset(titleBlock(article), { width: text.width })
    if (!title) return null
    const { data: block, info } = await sharp(Buffer.from(title))
      .flatten({ background: colour.paper })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const image = Buffer.from(await groundOf(article.cover))
    // The background there is plain paper, so rows are copied, which takes a tenth of the time of blending
    // them.
    for (let row = 0; row < info.height; row++) {
      const at = (text.bottom - info.height + row) * width + margin
      block.copy(image, at * channels, row * info.width * channels, (row + 1) * info.width * channels)
    }
    return sharp(image, raw).jpeg({ quality: 78 }).toBuffer()
  }
}
