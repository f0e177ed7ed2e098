import { parseSync, Visitor } from 'vite'

/** What stands in a module's source as text: from, to, and the source itself with its quotes. */
interface ModuleString {
  start: number
  end: number
  source: string
}

/** The strings of a module, a template's pieces between its values too, in their order. */
export function moduleStrings(file: string, code: string): ModuleString[] {
  const found: ModuleString[] = []
  const take = ({ start, end }: { start: number; end: number }) =>
    void found.push({ start, end, source: code.slice(start, end) })
  new Visitor({
    Literal: (node) => typeof node.value === 'string' && take(node),
    TemplateElement: take,
  }).visit(parseSync(file, code).program)
  return found.toSorted((a, b) => a.start - b.start)
}
