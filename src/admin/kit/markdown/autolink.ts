import { Plugin } from 'prosemirror-state'
import { schema } from '@/admin/kit/markdown/schema'
import { withLinks } from '@shared/markdown/parse'
import { textOf } from '@shared/markdown/tree'

const { marks } = schema

/** Shows a typed address as the link that it is on the page, once the cursor has left it. */
export const autolink = new Plugin({
  appendTransaction: (transactions, _before, { doc, selection, tr }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    doc.descendants((node, at, parent) => {
      if (!node.text || !parent?.type.allowsMarkType(marks.link)) return
      if (marks.link.isInSet(node.marks) || marks.code.isInSet(node.marks)) return
      let from = at
      for (const part of withLinks([node.text])) {
        const to = from + textOf([part]).length
        if (typeof part === 'object' && part.type === 'link' && !(selection.empty && selection.head === to))
          tr.addMark(from, to, marks.link.create({ href: part.href }))
        from = to
      }
    })
    return tr.docChanged ? tr : null
  },
})
