import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** An entry: `- **V1.2.1, V1.2.2** what we do (its tests, or why there is none)` */
const rows = [...read('docs/asvs.md').matchAll(/^- \*\*(V[^*]+)\*\* .+ \((.+)\)$/gm)].map(
  ([, items = '', proof = '']) => ({ items: items.split(', '), proof }),
)

/** The number of level 1 requirements in each section of ASVS 5.0; for V2, V7 and V14 also of level 2. */
const sections = {
  'V1.2': [1, 2, 3, 4, 5],
  'V1.3': [1, 2],
  'V1.5': [1],
  'V2.1': [1, 2, 3],
  'V2.2': [1, 2, 3],
  'V2.3': [1, 2, 3, 4],
  'V2.4': [1],
  'V3.2': [1, 2],
  'V3.3': [1],
  'V3.4': [1, 2],
  'V3.5': [1, 2, 3],
  'V4.1': [1],
  'V4.4': [1],
  'V5.2': [1, 2],
  'V5.3': [1, 2],
  'V6.1': [1],
  'V6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  'V6.3': [1, 2],
  'V6.4': [1, 2],
  'V7.1': [1, 2, 3],
  'V7.2': [1, 2, 3, 4],
  'V7.3': [1, 2],
  'V7.4': [1, 2, 3, 4, 5],
  'V7.5': [1, 2],
  'V7.6': [1, 2],
  'V8.1': [1],
  'V8.2': [1, 2],
  'V8.3': [1],
  'V9.1': [1, 2, 3],
  'V9.2': [1],
  'V10.4': [1, 2, 3, 4, 5],
  'V11.3': [1, 2],
  'V11.4': [1],
  'V12.1': [1],
  'V12.2': [1, 2],
  'V13.4': [1],
  'V14.1': [1, 2],
  'V14.2': [1, 2, 3, 4],
  'V14.3': [1, 2, 3],
  'V15.1': [1],
  'V15.2': [1],
  'V15.3': [1],
}

it('docs/asvs.md contains each requirement of the standard once', () => {
  const standard = Object.entries(sections).flatMap(([section, items]) =>
    items.map((item) => `${section}.${item}`),
  )
  const listed = rows.flatMap(({ items }) => items)
  expect(listed.toSorted()).toEqual(standard.toSorted())
})

describe.each(rows)('$items', ({ proof }) => {
  it('names existing test files, or says why there is none', () => {
    if (/^_(Does not apply|Provider|Written|Falls short)_: .{20,}$/.test(proof)) return
    const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expect(files).not.toEqual([])
    for (const file of files) {
      expect(file).toMatch(/\.(test|spec)\.tsx?$/)
      expect(existsSync(path.join(root, file)), file).toBe(true)
    }
  })
})
