import type * as v from 'valibot'
import { contentWords, type TextKind } from '@/admin/content/niches/content-words'
import { nicheContentSchema } from '@/features/services/niche/niche-content'

interface Named {
  /** Its key in the content. */
  key: string
  label: string
  help?: string
}

export interface TextNode extends Named {
  kind: TextKind
  /** False where the page does without it. */
  needed: boolean
}

export interface ListNode extends Named {
  kind: 'list'
  /** Of one entry: '' as the key of a list of plain texts. */
  entry: TextNode | GroupNode
  /** What one entry is called. */
  one: string
  /** False where an empty list is a list. */
  needed: boolean
}

export interface GroupNode extends Named {
  kind: 'group'
  /** Whether the whole part may be left out of the page. */
  optional: boolean
  fields: ContentNode[]
}

export type ContentNode = TextNode | ListNode | GroupNode

type Schema = v.GenericSchema & {
  type: string
  wrapped?: Schema
  entries?: Record<string, Schema>
  pipe?: ReadonlyArray<{ type: string; metadata?: { entry?: Schema } }>
  fallback?: unknown
}

/** Every field of a niche page, read from the schema that its public page reads it with. */
export function contentNodes(): ContentNode[] {
  return Object.entries(nicheContentSchema.entries).map(([key, schema]) => nodeOf(key, schema as Schema))
}

function nodeOf(key: string, schema: Schema): ContentNode {
  // What has a fallback may be missing or malformed: the page has something else to show, or nothing.
  const optional = 'fallback' in schema
  const inner = schema.wrapped ?? schema
  const { label, help, kind, one } = contentWords(key)
  const named = { key, label, help }
  if (inner.entries) {
    const fields = Object.entries(inner.entries).map(([name, field]) => nodeOf(name, field))
    return { ...named, kind: 'group', optional, fields }
  }
  const entry = inner.pipe?.find(({ type }) => type === 'metadata')?.metadata?.entry
  if (entry) {
    const node = nodeOf(entry.entries ? key : '', entry)
    if (node.kind === 'list') throw new Error(`A list of lists has no form: ${key}`)
    const described = node.kind === 'group' ? node : { ...node, label: one ?? label, kind: kind ?? 'long' }
    return { ...named, kind: 'list', entry: described, one: one ?? 'entry', needed: !optional }
  }
  if (inner.type !== 'string') throw new Error(`No form for a ${inner.type}: ${key}`)
  return { ...named, kind: kind ?? 'text', needed: !optional }
}
