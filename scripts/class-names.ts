import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node'
import ts from 'typescript'

/** Classes that only other utilities refer to (`group-hover:…`). */
const isMarker = (name: string) => /^(group|peer)(\/\w+)?$/.test(name)

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])

interface WrittenClass {
  file: string
  line: number
  name: string
}

/** The class names in a module: those in strings of its `className` attributes and properties. */
export function writtenClasses(file: string, source: string): WrittenClass[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: WrittenClass[] = []
  const take = (node: ts.Node, text: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
    for (const name of text.split(/\s+/)) if (name) found.push({ file, line, name })
  }
  const strings = (node: ts.Node): void => {
    // The operands of a comparison are not classes.
    if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) return
    if (ts.isConditionalExpression(node)) {
      strings(node.whenTrue)
      return strings(node.whenFalse)
    }
    if (ts.isElementAccessExpression(node)) return strings(node.expression)
    if (ts.isCallExpression(node)) return
    if (ts.isStringLiteralLike(node)) return take(node, node.text)
    if (ts.isTemplateExpression(node)) {
      // A name completed by a value (`btn-${variant}`) cannot be checked here.
      take(node, node.head.text.replace(/\S+$/, ''))
      for (const span of node.templateSpans) {
        const last = span === node.templateSpans.at(-1)
        const text = span.literal.text.replace(/^\S+/, '')
        take(node, last ? text : text.replace(/\S+$/, ''))
        strings(span.expression)
      }
      return
    }
    node.forEachChild(strings)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /^(?:className|\w+ClassName)$/.test(node.name.getText(tree))) {
      if (node.initializer) strings(node.initializer)
      return
    }
    if (ts.isPropertyAssignment(node) && node.name.getText(tree) === 'className')
      return strings(node.initializer)
    node.forEachChild(visit)
  }
  visit(tree)
  return found
}

/** The classes that the style sheets define. */
export function definedClasses(css: string): Set<string> {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
}

/**
 * Class names without effect: neither a utility of this project's Tailwind (`text-sm` is not one: see
 * tailwind.config.ts) nor a class of its style sheets.
 */
export async function unknownClasses(
  modules: ReadonlyArray<{ file: string; source: string }>,
  sheets: readonly string[],
  entrySheet: string,
): Promise<WrittenClass[]> {
  const design = await loadDesignSystem(await readFile(entrySheet, 'utf8'), {
    base: path.resolve(path.dirname(entrySheet)),
  })
  const own = new Set(sheets.flatMap((css) => [...definedClasses(css)]))
  const written = modules.flatMap(({ file, source }) => writtenClasses(file, source))
  const names = [...new Set(written.map(({ name }) => name))].filter(
    (name) => !own.has(name) && !isMarker(name),
  )
  const css = design.candidatesToCss(names)
  const unknown = new Set(names.filter((_, index) => !css[index]))
  return written.filter(({ name }) => unknown.has(name))
}
