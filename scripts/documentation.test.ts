import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
]
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')
/** Without code blocks, which contain commands and samples. */
const prose = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
/**
 * Whether a path exists, up to its first placeholder: for `src/admin/leads/<name>/` the folder
 * `src/admin/leads`.
 */
const exists = (written: string) => existsSync(path.join(root, written.replace(/[<{*…].*$/, '')))
/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')
/** The folders whose paths are always written in full. */
const ownPath = /^(?:src|supabase|scripts|tests|docs|public|\.github)\//

it.each(['src', 'src/admin', 'src/features', 'supabase', 'supabase/functions', 'supabase/local'])(
  'a README describes each folder of %s',
  (folder) => {
    const file = [folder, path.dirname(folder)].map((one) => `${one}/README.md`).find(exists) ?? ''
    const folders = readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
    const described = matches(read(file), /^ *- `([^`]+)`: ./gm)
    expect(folders.filter((name) => !described.includes(name))).toEqual([])
  },
)

describe.each(documents)('%s', (document) => {
  const text = read(document)
  const quoted = matches(prose(text), /`([^`]+)`/g)

  it('links to files that exist', () => {
    const links = matches(prose(text), /\]\(([^)#]+)[^)]*\)/g).filter((link) => !/^[a-z]+:/.test(link))
    expect(links.filter((link) => !exists(path.join(path.dirname(document), link)))).toEqual([])
  })

  it('links to headings that exist', () => {
    const missing = [...prose(text).matchAll(/\]\(([^):]*)#([^)]+)\)/g)].filter(([, file = '', heading]) => {
      const target = file ? read(path.join(path.dirname(document), file)) : text
      return !matches(target, /^#+ (.+)$/gm).some((line) => anchorOf(line) === heading)
    })
    expect(missing.map(([link]) => link)).toEqual([])
  })

  it('names files that exist', () => {
    expect(quoted.filter((name) => ownPath.test(name) && !exists(name))).toEqual([])
  })

  it('names only commands of package.json', () => {
    const commands = matches(text, /npm run ([a-z:]+)/g)
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })

  it('names only functions that exist in the file named before them in a row', () => {
    const wrong: string[] = []
    for (const row of text.split('\n').filter((line) => line.startsWith('|'))) {
      let source = ''
      for (const name of matches(row, /`([^`]+)`/g)) {
        if (ownPath.test(name) && path.extname(name)) source = name
        const called = /^(\w+)\(\)$/.exec(name)?.[1]
        if (called && source && !new RegExp(`\\b${called}\\b`).test(read(source)))
          wrong.push(`${source}: ${name}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
