import path from 'node:path'
import ts from 'typescript'
import {
  apiRoots,
  browsersWithout,
  firstWithout,
  isFeature,
  members,
  objects,
  lastPart,
  tableAt,
  type Unsupported,
} from './support-data'

const options: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  // The newest library, so that a newer function has a type by which it is recognised.
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['vite/client'],
  paths: { '@/*': ['./src/*'], '@shared/*': ['./supabase/functions/_shared/*'] },
}

/** Interfaces of TypeScript's library that the tables have under another name. */
const aliases: Record<string, string> = {
  CallableFunction: 'Function',
  NewableFunction: 'Function',
  IteratorObject: 'Iterator',
  ArrayIterator: 'Iterator',
  MapIterator: 'Iterator',
  SetIterator: 'Iterator',
}

const membersNamed = new Map<string, string[]>()
for (const name of members)
  membersNamed.set(lastPart(name), [...(membersNamed.get(lastPart(name)) ?? []), name])

/** The names that are worth a look, since asking for the type of every name takes a minute. */
const suspects = new Set(
  [...objects, ...members].filter((name) => browsersWithout(name).length > 0).map(lastPart),
)

/** The features that a declaration of TypeScript's library may be. */
function featuresOf(declaration: ts.Declaration, member: string): string[] {
  let holder: ts.Node | undefined = declaration.parent
  while (
    holder &&
    !ts.isInterfaceDeclaration(holder) &&
    !ts.isVariableDeclaration(holder) &&
    !ts.isModuleDeclaration(holder)
  )
    holder = holder.parent
  if (!holder || !holder.name)
    return [...apiRoots, 'api.Window'].map((root) => `${root}.${member}`).filter(isFeature)
  const written = holder.name.getText().replace(/^Readonly(?=Array|Map|Set)|(?<=.)Constructor$/g, '')
  const object = aliases[written] ?? written
  const names = apiRoots.flatMap((root) => [
    `${root}.${object}.${member}`,
    `${root}.${object}.${member}_static`,
  ])
  if (apiRoots.some((root) => tableAt(`${root}.${object}`))) return names.filter(isFeature)
  // A mixin of TypeScript's library, which the tables do not have.
  return membersNamed.get(member) ?? []
}

/** The attribute of an element in JSX, by its name in HTML. */
function featuresOfAttribute(attribute: ts.JsxAttribute): string[] {
  const tag = attribute.parent.parent.tagName.getText()
  const name = attribute.name.getText().toLowerCase()
  return /^[a-z]/.test(tag)
    ? [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`].filter(isFeature)
    : []
}

/**
 * The functions, objects and attributes in the files that a supported browser lacks, found by their types. What
 * libraries use is not looked at: tests/e2e/old-browsers.spec.ts starts the pages without it.
 */
export function unsupportedApis(files: readonly string[]): Unsupported[] {
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  const found: Unsupported[] = []
  const take = (node: ts.Node, features: readonly string[]) => {
    const lacking = firstWithout(features)
    const file = node.getSourceFile()
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
    if (lacking) found.push({ place: `${path.relative('', file.fileName)}:${line}`, ...lacking })
  }
  const takeSymbol = (node: ts.Node, name: string, symbolOf: () => ts.Symbol | undefined) => {
    if (!suspects.has(name)) return
    const symbol = symbolOf()
    const declaration = symbol?.declarations?.find((one) =>
      program.isSourceFileDefaultLibrary(one.getSourceFile()),
    )
    if (symbol && declaration && !ts.isTypeOnlyImportOrExportDeclaration(declaration))
      take(node, featuresOf(declaration, symbol.name))
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isJsxAttribute(node)) take(node, featuresOfAttribute(node))
    else if (ts.isIdentifier(node)) takeSymbol(node, node.text, () => checker.getSymbolAtLocation(node))
    if (ts.isBindingElement(node) && !node.propertyName && ts.isObjectBindingPattern(node.parent)) {
      const name = node.name.getText()
      takeSymbol(node, name, () => checker.getTypeAtLocation(node.parent).getProperty(name))
    }
    node.forEachChild(visit)
  }
  for (const file of files) program.getSourceFile(file)?.forEachChild(visit)
  return found
}
