import { Fragment } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import { TextImage } from '@/components/ui/text-image'
import { contactParts } from '@/lib/markdown/contacts'
import { parseInline, type InlineNode } from '@shared/markdown/inline'

interface InlineTextProps {
  text: string
  /** Whether email addresses and Malaysian phone numbers become links. */
  linkContacts?: boolean
}

/** A line of light markdown as React nodes, so that text is never injected as an HTML string. */
export function InlineText({ text, linkContacts = false }: InlineTextProps) {
  return <Nodes nodes={parseInline(text)} linkContacts={linkContacts} />
}

// The order of a text's nodes is fixed, so the index is a safe key.
function Nodes({ nodes, linkContacts }: { nodes: readonly InlineNode[]; linkContacts: boolean }) {
  return nodes.map((node, index) => <Fragment key={index}>{render(node, linkContacts)}</Fragment>)
}

function render(node: InlineNode, linkContacts: boolean) {
  switch (node.type) {
    case 'text':
      return linkContacts ? <Contacts text={node.text} /> : node.text
    case 'code':
      return <code className="font-mono text-[.9em]">{node.text}</code>
    case 'strong':
      return (
        <strong>
          <Nodes nodes={node.children} linkContacts={linkContacts} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Nodes nodes={node.children} linkContacts={linkContacts} />
        </em>
      )
    case 'link':
      return (
        <SiteLink to={node.href}>
          <Nodes nodes={node.children} linkContacts={false} />
        </SiteLink>
      )
    case 'image':
      return <TextImage src={node.src} alt={node.text} sizes="(min-width: 704px) 40rem, 88vw" />
  }
}

function Contacts({ text }: { text: string }) {
  return contactParts(text).map((part, index) => (
    <Fragment key={index}>{typeof part === 'string' ? part : <a href={part.href}>{part.text}</a>}</Fragment>
  ))
}
