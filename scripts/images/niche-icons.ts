// Writes the icons that industries can use into one image, each under its name: src/assets/niche-icons.svg.
//
//   npx tsx scripts/images/niche-icons.ts
import { writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as lucide from 'lucide-react'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { nicheIconNames, plainIcon } from '../../src/features/services/niche-icon-names'

/** The source of the image. @throws if lucide has no icon of a listed name */
export function drawNicheIcons(): string {
  const drawings = [...nicheIconNames, plainIcon].map((name) => {
    const Icon = (lucide as unknown as Record<string, ComponentType | undefined>)[name]
    if (!Icon) throw new Error(`lucide has no icon called ${name}`)
    const lines = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(Icon)))?.[1] ?? ''
    return `<g id="${name}">${lines.replaceAll(/><\/\w+>/g, '/>')}</g>\n`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${drawings.join('')}</svg>\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(fileURLToPath(new URL('../../src/assets/niche-icons.svg', import.meta.url)), drawNicheIcons())
}
