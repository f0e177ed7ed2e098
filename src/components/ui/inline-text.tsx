import { Fragment } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import { parseInline, type InlineNode } from '@/lib/markdown/inline'

/** A line of light markdown as nodes: text from people never becomes HTML by string. */
export function InlineText({ text }: { text: string }) {
  return <Nodes nodes={parseInline(text)} />
}

function Nodes({ nodes }: { nodes: readonly InlineNode[] }) {
  // A text's nodes never change places: their order is their key.
  return nodes.map((node, index) => <Fragment key={index}>{render(node)}</Fragment>)
}

function render(node: InlineNode) {
  switch (node.type) {
    case 'text':
      return node.text
    case 'code':
      return <code className="font-mono text-[.9em]">{node.text}</code>
    case 'strong':
      return (
        <strong>
          <Nodes nodes={node.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Nodes nodes={node.children} />
        </em>
      )
    case 'link':
      return (
        <SiteLink to={node.href}>
          <Nodes nodes={node.children} />
        </SiteLink>
      )
  }
}
