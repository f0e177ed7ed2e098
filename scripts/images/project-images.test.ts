import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import sharp from 'sharp'
import { drawnSourceSet } from '../../src/lib/image-url'

const folder = fileURLToPath(new URL('../../public', import.meta.url))

it('each drawn image exists in every width and format that a page offers, and has the stated width', async () => {
  const whole = readdirSync(`${folder}/images/projects`).filter((name) =>
    /-(?:1200|\d+x\d+)\.webp$/.test(name),
  )
  expect(whole.length).toBeGreaterThan(30)
  for (const name of whole)
    for (const format of ['avif', 'webp'] as const)
      for (const candidate of drawnSourceSet(`/images/projects/${name}`, format)?.split(', ') ?? [
        'none 0w',
      ]) {
        const [file = '', width = ''] = candidate.split(' ')
        expect([file, existsSync(folder + file)]).toEqual([file, true])
        expect([file, `${(await sharp(folder + file).metadata()).width}w`]).toEqual([file, width])
      }
})
