import type { Node } from 'prosemirror-model'
import { blocksOf, nodeOf } from '@/admin/kit/markdown/doc-tree'
import { schema } from '@/admin/kit/markdown/schema'
import { writeBlocks } from '@/admin/kit/markdown/write-blocks'
import { placedBlocks } from '@shared/markdown/parse'

const { nodes } = schema

/** A text that was read into the editor. */
interface Source {
  text: string
  /** Its link definitions (`[a]: /b`), which are no block: others may refer to them. */
  definitions: string[]
}

/** The source of a block: an unedited block is written back unchanged. */
interface Origin {
  source: Source
  index: number
  text: string
  /** What is between the previous block and this one. */
  before: string
  /** What follows the last block. */
  after: string
}
const origins = new WeakMap<Node, Origin>()

/** Parses a text to a document whose blocks keep their original source. */
export function readMarkdown(text: string): Node {
  const placed = placedBlocks(text)
  const source: Source = { text, definitions: [] }
  let end = 0
  const blocks = placed.map(({ block, from, to }, index) => {
    const node = nodeOf(block)
    const before = text.slice(end, from)
    const after = index === placed.length - 1 ? text.slice(to) : ''
    origins.set(node, { source, index, text: text.slice(from, to), before, after })
    source.definitions.push(...[before, after].map((gap) => gap.trim()).filter(Boolean))
    end = to
    return node
  })
  // An empty line at the end, so that typing can always continue.
  if (blocks.at(-1)?.type !== nodes.paragraph) blocks.push(nodes.paragraph.create())
  return nodes.doc.create(null, blocks)
}

/**
 * The Markdown of a document: unedited blocks byte for byte, edited ones in our own style. If an unedited
 * block would not be read as the same beside its new neighbours, all are written in our style.
 */
export function writeMarkdown(doc: Node): string {
  const kept = withSources(doc)
  const blocks = blocksOf(doc)
  if (isRead(kept, blocks)) return kept
  return writeBlocks(blocks)
}

const isRead = (text: string, blocks: ReturnType<typeof blocksOf>) =>
  JSON.stringify(blocksOf(readMarkdown(text))) === JSON.stringify(blocks)

function withSources(doc: Node): string {
  const pieces: Array<{ nodes: Node[]; origin?: Origin; before: string }> = []
  doc.forEach((node) => {
    const origin = origins.get(node)
    const last = pieces.at(-1)
    const follows = origin && origin.source === last?.origin?.source && origin.index === last.origin.index + 1
    if (!origin && blocksOf(nodes.doc.create(null, node)).length === 0) return
    // Two lists side by side need different signs.
    if (last && !follows && isList(node) && last.nodes.at(-1)?.type === node.type) {
      last.nodes.push(node)
      delete last.origin
      return
    }
    const isFirst = !last && origin?.index === 0
    pieces.push({ nodes: [node], origin, before: isFirst || follows ? origin.before : last ? '\n\n' : '' })
  })
  const text = pieces
    .map(
      ({ nodes: group, origin, before }) =>
        before + (origin?.text ?? writeBlocks(blocksOf(nodes.doc.create(null, group)))),
    )
    .join('')
  const sources = new Set(pieces.flatMap(({ origin }) => origin?.source ?? []))
  const whole = text + (pieces.at(-1)?.origin?.after ?? '')
  const missing = [...sources]
    .flatMap(({ definitions }) => definitions)
    .filter((lines) => !whole.includes(lines))
  return [whole, ...missing].join('\n\n')
}

const isList = ({ type }: Node) => type === nodes.bullet_list || type === nodes.ordered_list
