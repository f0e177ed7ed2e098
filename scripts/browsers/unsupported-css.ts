import { generate, parse, walk, type CssNode } from 'css-tree'
import { transform, type Targets } from 'lightningcss'
import { entriesBelow, firstWithout, isFeature, lastPart, type Unsupported } from './support-data'
import { supportedBrowsers } from './supported-browsers'

/** A version as lightningcss writes it: 16.4 is 16 << 16 | 4 << 8. */
const encoded = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}

const targets: Targets = {
  chrome: encoded(supportedBrowsers.chrome),
  edge: encoded(supportedBrowsers.edge),
  firefox: encoded(supportedBrowsers.firefox),
  safari: encoded(supportedBrowsers.safari),
  ios_saf: encoded(supportedBrowsers.safari_ios),
}

/** The style sheet as Vite's minifier writes it: it replaces what it can, such as light-dark(). */
function lowered(css: string): string {
  // Tailwind has replaced its theme() before; any length does here.
  const code = css.replace(/theme\([^)]*\)/g, '1px')
  return transform({
    filename: 'sheet.css',
    code: Buffer.from(code),
    targets,
    errorRecovery: true,
  }).code.toString()
}

/** Functions by their names, which the tables sort by types. */
const functionsNamed = new Map<string, string[]>()
for (const type of entriesBelow('css.types'))
  for (const name of [type, ...entriesBelow(type)])
    functionsNamed.set(lastPart(name), [...(functionsNamed.get(lastPart(name)) ?? []), name])

const unitFeatures: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'].map((unit) => [unit, 'container_query_length_units']),
  ),
  ...Object.fromEntries(
    ['dvw', 'dvh', 'dvi', 'dvb', 'dvmin', 'dvmax'].map((unit) => [unit, 'viewport_percentage_units_dynamic']),
  ),
  ...Object.fromEntries(
    ['svw', 'svh', 'svi', 'svb', 'svmin', 'svmax'].map((unit) => [unit, 'viewport_percentage_units_small']),
  ),
  ...Object.fromEntries(
    ['lvw', 'lvh', 'lvi', 'lvb', 'lvmin', 'lvmax'].map((unit) => [unit, 'viewport_percentage_units_large']),
  ),
}

/** The names in the tables that a node may have; `property` is that of the declaration around it. */
function featuresOf(node: CssNode, property: string | undefined): string[] {
  const ofProperty = property === undefined ? undefined : `css.properties.${property}`
  switch (node.type) {
    case 'Declaration':
      return [`css.properties.${node.property}`]
    case 'Identifier':
      return ofProperty ? [`${ofProperty}.${node.name}`] : []
    case 'Function':
      return [...(ofProperty ? [`${ofProperty}.${node.name}`] : []), ...(functionsNamed.get(node.name) ?? [])]
    case 'Dimension': {
      // WebKit drops such a shorthand.
      if (property === 'text-decoration') return ['css.properties.text-decoration.includes_thickness']
      const unit = unitFeatures[node.unit] ?? node.unit
      return [`css.types.length.${unit}`]
    }
    case 'Atrule':
      return [`css.at-rules.${node.name}`]
    case 'Feature':
      return [`css.at-rules.media.${node.name}`]
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`css.selectors.${node.name}`]
    case 'NestingSelector':
      return ['css.selectors.nesting']
    default:
      return []
  }
}

/**
 * What a supported browser drops from a style sheet although the build has replaced what it can. A declaration
 * inside @supports is the author's own fallback.
 */
export function unsupportedCss(file: string, css: string): Unsupported[] {
  const found: Unsupported[] = []
  walk(parse(lowered(css), { parseCustomProperty: true }), function visit(node) {
    if (this.atrule?.name === 'supports') return
    const property = this.declaration?.property ?? (node.type === 'Declaration' ? node.property : '')
    // The minifier has added the prefixed property, which every supported browser has, beside the newer one.
    const isPrefixed = this.block?.children.some(
      (one) => one.type === 'Declaration' && one.property === `-webkit-${property}`,
    )
    if (isPrefixed && firstWithout([`css.properties.${property}`])) return
    const lacking = firstWithout(featuresOf(node, this.declaration?.property).filter(isFeature))
    const around = this.rule ?? this.atrule
    const selector = around ? generate(around.prelude ?? around) : ''
    if (lacking) found.push({ place: `${file}: ${selector}`, ...lacking })
  })
  return found
}
