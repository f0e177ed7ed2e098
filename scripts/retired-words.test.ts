import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Words that this project no longer uses, and their replacements. */
const retired: Array<[RegExp, string]> = [
  [/\banew\b/i, 'again'],
  [/\bthe desk\b/i, 'the admin'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\b(?:is|are|was|were|be) told\b/i, 'is notified, sees, gets a message'],
  [/\bstrangers?\b/i, 'anonymous visitor, attacker, another person'],
  [/\bof somebody\b/i, 'of someone'],
  [/\bthe like\b/i, 'and similar'],
  [/\breckoned\b/i, 'computed'],
  [/\bthereof\b/i, 'of it'],
  [/\bwrite the letter\b/i, 'write the newsletter'],
]

// Without public/demo and supabase/seed: in the texts of sample studios, a desk is furniture.
const folders = [
  'docs',
  'scripts',
  'src',
  'supabase/functions',
  'supabase/local',
  'supabase/schemas',
  'tests',
]
/** Files that may contain a retired word, with the reason. */
const allowed: Record<string, string> = {
  'scripts/retired-words.test.ts': 'the list itself',
  'tests/e2e/samples': 'repeats the texts of the sample sites',
}

const retiredIn = (text: string) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      retired.flatMap(([word, instead]) =>
        word.test(line) ? [`line ${index + 1}: write '${instead}'`] : [],
      ),
    )

it('names, comments, titles and screen texts use no retired word', () => {
  const root = readdirSync('.').filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => /\.(?:[cm]?[jt]sx?|sql|css|html|md)$/.test(file) && !file.includes('node_modules'))
    .filter((file) => !Object.keys(allowed).some((start) => file.startsWith(start)))
  const found = [...root, 'package.json', ...files].flatMap((file) =>
    [...retiredIn(file), ...retiredIn(readFileSync(file, 'utf8'))].map((problem) => `${file}: ${problem}`),
  )
  expect(found).toEqual([])
})

it('a retired word is found, and a word that contains it is not', () => {
  expect(retiredIn('first line\nAsked Anew by the desk')).toEqual([
    "line 2: write 'again'",
    "line 2: write 'the admin'",
  ])
  expect(retiredIn('the desktop, renewed')).toEqual([])
})
