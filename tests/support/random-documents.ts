import fc from 'fast-check'
import type { Mark, Node } from 'prosemirror-model'
import { schema } from '@/admin/kit/markdown/schema'

/** Documents as an editor can hold them: every block and mark, in every order that the schema allows. */

const { nodes, marks } = schema

/** Texts that a parser could take for something else, in the scripts that the studio's clients write. */
const word = fc.oneof(
  fc.constantFrom(
    'warp',
    'RM 1,500',
    '2026. That was the year',
    '1) first',
    '# no heading',
    '- no item',
    '+ no item',
    '* no item',
    '> no quote',
    '>no quote',
    '5*3*2',
    '2 * 3',
    'snake_case_name',
    '_under_',
    '__proto__',
    '**',
    '`',
    '``` js',
    '~~~',
    '~~no~~',
    '---',
    '===',
    '***',
    'a|b',
    '|---|',
    '[label](/address)',
    '[ ]',
    '[note]: /x',
    '![x](/y)',
    '!',
    '<b>bold</b>',
    '<https://a.example>',
    '&amp; &copy;',
    '\\',
    'C:\\shop\\',
    'see https://a-shop.my/b_(c)?d=e&f, please',
    'www.a-shop.my',
    'hello@a-shop.my.',
    'https://a-shop.my',
    '你好。世界',
    '「织」，',
    '数据',
    'مرحبا',
    '👩‍👩‍👧 ⚠️',
    '{studio}',
    ' spaces  inside ',
    '\u00a0',
    '.',
    '!',
    '(',
    '"',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.string({ unit: fc.constantFrom(...'*_`~[]()<>#-+|!\\&;:.1 a好。'), maxLength: 8 }),
)

const addresses = fc.constantFrom(
  '/pricing',
  '#part',
  'https://en.wikipedia.org/wiki/Songket_(fabric)',
  'https://a-shop.my/a)b(',
  'https://a-shop.my/*a*_b_',
  'https://a-shop.my',
  'mailto:hello@a-shop.my',
  'tel:+60123456789',
  'https://例子.my/路径',
)

const markSet = fc
  .tuple(
    fc.subarray([marks.strong.create(), marks.emphasis.create(), marks.strike.create(), marks.code.create()]),
    fc.option(addresses, { freq: 4 }),
  )
  .map(([set, href]) =>
    [...set, ...(href ? [marks.link.create({ href })] : [])].reduce<readonly Mark[]>(
      (all, mark) => mark.addToSet(all),
      [],
    ),
  )

const text = fc.tuple(word, markSet).map(([words, set]) => (words ? [schema.text(words, set)] : []))
const image = fc
  .tuple(fc.constantFrom('/images/a.webp', 'https://a.example/b_(c).png'), word, markSet)
  .map(([src, alt, set]) => [
    nodes.image.create(
      { src, alt },
      null,
      set.filter(({ type }) => type !== marks.code),
    ),
  ])
const lineBreak = fc.constant([nodes.hard_break.create()])

const line = fc
  .array(fc.oneof({ weight: 6, arbitrary: text }, image), { maxLength: 5 })
  .map((parts) => parts.flat())
const brokenLine = fc
  .array(fc.oneof({ weight: 6, arbitrary: text }, image, lineBreak), { maxLength: 6 })
  .map((parts) => parts.flat())

const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([columns, rows]) =>
    fc.tuple(
      fc.array(fc.constantFrom('left', 'center', 'right', null), { minLength: columns, maxLength: columns }),
      fc.array(fc.array(line, { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    ),
  )
  .map(([align, rows]) =>
    nodes.table.create(
      null,
      rows.map((cells, row) =>
        nodes.table_row.create(
          null,
          cells.map((cell, column) =>
            (row === 0 ? nodes.table_header : nodes.table_cell).create({ align: align[column] }, cell),
          ),
        ),
      ),
    ),
  )

const { block } = fc.letrec<{ block: Node; blocks: Node[] }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'blocks' },
    brokenLine.map((parts) => nodes.paragraph.create(null, parts)),
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), line)
      .map(([level, parts]) => nodes.heading.create({ level }, parts)),
    fc
      .tuple(fc.constantFrom('', 'js'), fc.array(word, { maxLength: 3 }))
      .map(([language, lines]) =>
        nodes.code_block.create({ language }, lines.join('\n') ? schema.text(lines.join('\n')) : undefined),
      ),
    fc.constant(nodes.rule.create()),
    table,
    tie('blocks').map((inside) => nodes.quote.create(null, inside)),
    fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }).map((items) =>
      nodes.bullet_list.create(
        null,
        items.map((inside) => nodes.list_item.create(null, inside)),
      ),
    ),
    fc
      .tuple(fc.constantFrom(1, 1, 3, 2026), fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }))
      .map(([start, items]) =>
        nodes.ordered_list.create(
          { start },
          items.map((inside) => nodes.list_item.create(null, inside)),
        ),
      ),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3, depthIdentifier: 'blocks' }),
}))

export const randomDocument = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((blocks) => nodes.doc.create(null, blocks))
