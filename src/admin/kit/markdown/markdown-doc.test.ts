import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { readMarkdown, schema, writeMarkdown } from '@/admin/kit/markdown/markdown-doc'
import { parseBlocks } from '@shared/markdown/blocks'
import { hostileText } from '@tests/support/hostile-text'

const seed = 20261122

/** The texts of the sample articles and of the legal documents in the settings. */
const samples = readdirSync('supabase/seed')
  .map((name) => readFileSync(`supabase/seed/${name}`, 'utf8'))
  .flatMap((sql) => [...sql.matchAll(/\$(\w*)\$([\s\S]+?)\$\1\$/g)].map((match) => match[2] ?? ''))

/** The text after typing `words` at its start. */
function withFirstLine(source: string, words: string): string {
  const state = EditorState.create({ doc: readMarkdown(source) })
  return writeMarkdown(state.tr.insert(0, schema.nodes.paragraph.create(null, schema.text(words))).doc)
}

describe('a text in the Markdown editor', () => {
  it('finds the sample texts', () => expect(samples.length).toBeGreaterThan(10))

  it.each(samples.map((text) => [text.slice(0, 40), text]))('is unchanged byte for byte: %j', (_, text) => {
    expect(writeMarkdown(readMarkdown(text))).toBe(text)
  })

  it('is unchanged byte for byte, for any typed text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        fc.pre(text.trim() !== '')
        expect(writeMarkdown(readMarkdown(text))).toBe(text)
      }),
      { seed, numRuns: 1500 },
    )
  })

  it('keeps every byte of the blocks that nobody edited', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        fc.pre(text.trim() !== '')
        expect(withFirstLine(text, 'New.')).toBe(`New.\n\n${text.replace(/^(?:\s*[\r\n])+/, '')}`)
      }),
      { seed, numRuns: 500 },
    )
  })

  it('rewrites an edited block and leaves its neighbours unchanged', () => {
    const source = 'Hard\nwrapped  \n\n\n* one\n* two\n\n##  Old\n'
    const state = EditorState.create({ doc: readMarkdown(source) })
    const heading = state.doc.content.size - 1 - 2
    expect(writeMarkdown(state.tr.insertText('er', heading).doc)).toBe(
      'Hard\nwrapped  \n\n\n* one\n* two\n\n## Older',
    )
  })
})

const word = fc.constantFrom('warp', 'weft', 'RM 1', 'a|b', '数据')
const inline = fc
  .array(
    fc.oneof(
      word,
      word.map((text) => `**${text}**`),
      word.map((text) => `*${text}*`),
      word.map((text) => `***${text}***`),
      word.map((text) => `\`${text}\``),
      word.map((text) => `[${text}](/pricing)`),
      word.map((text) => `[**${text}**](https://example.test/a)`),
      word.map((text) => `![${text}](/images/a.webp)`),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '))
const cell = inline.map((text) => text.replaceAll('|', String.raw`\|`))
const block = fc.oneof(
  inline,
  fc.tuple(fc.integer({ min: 1, max: 6 }), inline).map(([level, text]) => `${'#'.repeat(level)} ${text}`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((lines) => lines.map((line) => `> ${line}`).join('\n')),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((lines) => lines.map((line) => `- ${line}`).join('\n')),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((lines) => lines.map((line) => `1. ${line}`).join('\n')),
  fc
    .array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 })
    .map(([head = ['a', 'b'], ...rows]) =>
      [head, [':---', '---:'], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    ),
)

describe('what the editor writes', () => {
  it('is rendered by the page as the editor showed it', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
        const source = blocks.join('\n\n')
        // Recreated, so that no block keeps its original source.
        const doc = schema.nodeFromJSON(readMarkdown(source).toJSON())
        expect(parseBlocks(writeMarkdown(doc))).toEqual(parseBlocks(source))
      }),
      { seed, numRuns: 500 },
    )
  })

  it('puts marks next to the text and omits empty marks', () => {
    const { paragraph, heading, bullet_list: list, list_item: item } = schema.nodes
    const strong = schema.marks.strong.create()
    const doc = schema.nodes.doc.create(null, [
      paragraph.create(null, [schema.text('a'), schema.text(' bold ', [strong]), schema.text('b')]),
      heading.create(),
      list.create(null, item.create(null, paragraph.create())),
      paragraph.create(),
    ])
    expect(writeMarkdown(doc)).toBe('a **bold** b')
  })
})
