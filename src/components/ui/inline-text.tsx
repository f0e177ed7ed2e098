import { Fragment } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import { TextImage } from '@/components/ui/text-image'
import { contactParts } from '@/lib/markdown/contacts'
import type { Inline } from '@shared/markdown/tree'

interface InlineTextProps {
  nodes: readonly Inline[]
  /** Whether email addresses and Malaysian phone numbers become links. */
  linkContacts?: boolean
}

/**
 * A parsed line as React nodes, so that text is never injected as an HTML string. The order of its nodes is
 * fixed, so the index is a safe key.
 */
export function InlineText({ nodes, linkContacts = false }: InlineTextProps) {
  return nodes.map((node, index) => <Fragment key={index}>{render(node, linkContacts)}</Fragment>)
}

const marks = { strong: 'strong', emphasis: 'em', strike: 's' } as const

function render(node: Inline, linkContacts: boolean) {
  if (typeof node === 'string') return linkContacts ? <Contacts text={node} /> : node
  switch (node.type) {
    case 'code':
      return <code className="font-mono text-[.9em]">{node.text}</code>
    case 'strong':
    case 'emphasis':
    case 'strike': {
      const Mark = marks[node.type]
      return (
        <Mark>
          <InlineText nodes={node.children} linkContacts={linkContacts} />
        </Mark>
      )
    }
    case 'link':
      return (
        <SiteLink to={node.href}>
          <InlineText nodes={node.children} />
        </SiteLink>
      )
    case 'image':
      return <TextImage src={node.src} alt={node.alt} sizes="(min-width: 704px) 40rem, 88vw" />
    case 'break':
      return <br />
  }
}

function Contacts({ text }: { text: string }) {
  return contactParts(text).map((part, index) => (
    <Fragment key={index}>{typeof part === 'string' ? part : <a href={part.href}>{part.text}</a>}</Fragment>
  ))
}
