import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { blocksOf } from '@/admin/kit/markdown/doc-tree'
import { readMarkdown, writeMarkdown } from '@/admin/kit/markdown/markdown-doc'
import { schema } from '@/admin/kit/markdown/schema'
import { parseBlocks } from '@shared/markdown/parse'
import { hostileText } from '@tests/support/hostile-text'
import { randomDocument } from '@tests/support/random-documents'

const seed = 20261122

/** The texts of the sample articles and of the legal documents in the settings. */
const samples = readdirSync('supabase/seed')
  .map((name) => readFileSync(`supabase/seed/${name}`, 'utf8'))
  .flatMap((sql) => [...sql.matchAll(/\$(\w*)\$([\s\S]+?)\$\1\$/g)].map((match) => match[2] ?? ''))

/** The text after typing `words` at its start. */
const withFirstLine = (source: string, words: string) => writeMarkdown(withFirst(source, words))

function withFirst(source: string, words: string): Node {
  const state = EditorState.create({ doc: readMarkdown(source) })
  return state.tr.insert(0, schema.nodes.paragraph.create(null, schema.text(words))).doc
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

describe('a document of the editor', () => {
  it('is read back as it was written, whatever it holds', () => {
    fc.assert(
      fc.property(randomDocument, (doc) => {
        const text = writeMarkdown(doc)
        expect(blocksOf(readMarkdown(text)), text).toEqual(blocksOf(doc))
      }),
      { seed, numRuns: 500 },
    )
  })

  it('is read back beside blocks that keep their source', () => {
    fc.assert(
      fc.property(hostileText, randomDocument, hostileText, (before, doc, after) => {
        const parts = [...readMarkdown(before).children, ...doc.children, ...readMarkdown(after).children]
        const joined = schema.nodes.doc.create(null, parts)
        const text = writeMarkdown(joined)
        expect(blocksOf(readMarkdown(text)), text).toEqual(blocksOf(joined))
      }),
      { seed, numRuns: 300 },
    )
  })

  it('has as a paragraph what was typed as one', () => {
    const { paragraph } = schema.nodes
    for (const typed of ['2026. That was the year.', '# hash', '- dash', '> sign', '5*3*2', '<b>', '1) one'])
      expect(blocksOf(readMarkdown(writeMarkdown(withFirst('', typed)))), typed).toEqual([
        { type: 'paragraph', children: [typed] },
      ])
    const year = '2026. That was the year in which we moved.'
    const edited = EditorState.create({
      doc: schema.nodes.doc.create(null, paragraph.create(null, schema.text(`In ${year}`))),
    })
    const written = writeMarkdown(edited.tr.delete(1, 4).doc)
    expect(parseBlocks(written)).toEqual([{ type: 'paragraph', children: [year] }])
  })

  it('keeps the definitions of links that its other blocks need', () => {
    const state = EditorState.create({ doc: readMarkdown('See [a][x].\n\n[x]: /pricing\n\nLast.') })
    const size = state.doc.content.size
    const written = writeMarkdown(state.tr.delete(size - 7, size).doc)
    expect(parseBlocks(written)).toEqual([
      { type: 'paragraph', children: ['See ', { type: 'link', href: '/pricing', children: ['a'] }, '.'] },
    ])
  })

  it('puts marks next to the text and omits empty blocks', () => {
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

  it('is written with readable addresses', () => {
    const source = 'See https://a-shop.my/b, [songket](https://a-shop.my/songket) and a@b-shop.my.'
    const doc = schema.nodeFromJSON(readMarkdown(source).toJSON())
    expect(writeMarkdown(doc)).toBe(source)
  })
})
