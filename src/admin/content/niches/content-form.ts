import type { ContentNode, GroupNode } from '@/admin/content/niches/content-fields'
import type { Json } from '@/lib/database.types'
import { asObject, asText } from '@/lib/json'

/** A part of the content as a form holds it: every text, every list, and of an optional part whether it is shown. */
export type ContentForm = {
  [key: string]: string | boolean | ContentForm | Array<ContentForm | { text: string }>
}

/** Of an optional part: whether the page has it. No key of the content is called so. */
export const shownKey = '$shown'

/** Stored content as its form shows it; what is malformed begins empty. */
export function toContentForm(nodes: readonly ContentNode[], stored: unknown): ContentForm {
  const content = asObject(stored)
  return Object.fromEntries(nodes.map((node) => [node.key, formOf(node, content[node.key])]))
}

function formOf(node: ContentNode, value: unknown): ContentForm[string] {
  if (node.kind === 'list') {
    const { entry } = node
    return (Array.isArray(value) ? value : []).map((each: unknown) => emptyOrStored(entry, each))
  }
  if (node.kind === 'group') {
    return { ...toContentForm(node.fields, value), ...(node.optional && { [shownKey]: value !== undefined }) }
  }
  return asText(value)
}

function emptyOrStored(entry: ContentNode, value: unknown) {
  return entry.kind === 'group' ? toContentForm(entry.fields, value) : { text: asText(value) }
}

/** A new entry of a list. */
export const emptyEntry = (entry: ContentNode) => emptyOrStored(entry, undefined)

/** The content to store: what the form shows, and whatever else stood in it untouched. */
export function fromContentForm(nodes: readonly ContentNode[], form: ContentForm, stored: unknown): Json {
  const kept = { ...asObject(stored) }
  for (const node of nodes) {
    const value = storedOf(node, form[node.key], kept[node.key])
    if (value === undefined) delete kept[node.key]
    else kept[node.key] = value
  }
  return kept as Json
}

function storedOf(
  node: ContentNode,
  value: ContentForm[string] | undefined,
  stored: unknown,
): Json | undefined {
  if (node.kind === 'list') {
    const entries = Array.isArray(value) ? value : []
    return entries.map((each) =>
      node.entry.kind === 'group'
        ? fromContentForm(node.entry.fields, each as ContentForm, undefined)
        : asText(each.text).trim(),
    )
  }
  if (node.kind === 'group') {
    const part = asObject(value) as ContentForm
    return node.optional && part[shownKey] === false ? undefined : fromContentForm(node.fields, part, stored)
  }
  return asText(value).trim() || undefined
}

export interface ContentFault {
  path: string[]
  message: string
}

/** What the public page and the database would not take, each with the way to its field. Parts left out are not asked. */
export function contentFaults(
  nodes: readonly ContentNode[],
  form: ContentForm,
  at: string[] = [],
): ContentFault[] {
  return nodes.flatMap((node) => {
    const path = [...at, node.key]
    const value = form[node.key]
    if (node.kind === 'group') return groupFaults(node, asObject(value) as ContentForm, path)
    if (node.kind === 'list') {
      const entries = Array.isArray(value) ? value : []
      if (entries.length === 0) return node.needed ? [{ path, message: `Add at least one ${node.one}` }] : []
      return entries.flatMap((entry, index) => {
        const here = [...path, String(index)]
        if (node.entry.kind === 'group') return contentFaults(node.entry.fields, entry as ContentForm, here)
        return textFaults({ ...node.entry, needed: true }, asText(entry.text), [...here, 'text'])
      })
    }
    return textFaults(node, asText(value), path)
  })
}

function groupFaults(node: GroupNode, part: ContentForm, path: string[]): ContentFault[] {
  return node.optional && part[shownKey] === false ? [] : contentFaults(node.fields, part, path)
}

function textFaults(
  { kind, needed }: { kind: string; needed: boolean },
  text: string,
  path: string[],
): ContentFault[] {
  const said = text.trim()
  if (!said) return needed ? [{ path, message: 'Fill this in' }] : []
  if ((kind === 'link' || kind === 'picture') && !/^(?:\/(?!\/)|https?:\/\/)\S*$/.test(said)) {
    return [{ path, message: 'Begin with / for a page of this website, or with https://' }]
  }
  if (said.length > 5000) return [{ path, message: 'Keep it under 5,001 characters' }]
  return []
}
