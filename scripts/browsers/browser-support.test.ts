import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faults } from './browser-support'
import { browsersWithout, type Unsupported } from './support-data'
import { supportedBrowsers } from './supported-browsers'
import { unsupportedApis } from './unsupported-apis'
import { unsupportedCss } from './unsupported-css'

describe('supported browsers', () => {
  it.each([
    ['api.URL.canParse_static', ['chrome', 'safari_ios', 'samsunginternet_android'], ['firefox']],
    ['javascript.builtins.Intl.Segmenter', ['firefox'], ['chrome', 'safari']],
    [
      'javascript.builtins.Array.toSorted',
      ['chrome', 'edge'],
      ['firefox', 'safari', 'samsunginternet_android'],
    ],
    ['javascript.builtins.Promise.withResolvers', Object.keys(supportedBrowsers), []],
    ['javascript.builtins.Array.at', [], Object.keys(supportedBrowsers)],
  ])('%s is missing in %j and there in %j', (feature, missing, there) => {
    const without = browsersWithout(feature).map((browser) => browser.split(' ')[0])
    expect(without).toEqual(expect.arrayContaining(missing))
    for (const browser of there) expect(without).not.toContain(browser)
  })
})

describe('the check of scripts', () => {
  const planted: ReadonlyArray<readonly [code: string, feature: string]> = [
    ['URL.canParse("x")', 'api.URL.canParse_static'],
    ['[1].toSorted()', 'javascript.builtins.Array.toSorted'],
    ['(x as readonly string[]).with(0, "")', 'javascript.builtins.Array.with'],
    ['new Intl.Segmenter("en")', 'javascript.builtins.Intl.Segmenter'],
    ['Object.groupBy([1], String)', 'javascript.builtins.Object.groupBy'],
    ['(({ groupBy }) => groupBy)(Object)', 'javascript.builtins.Object.groupBy'],
    ['new Set([1]).union(new Set([2]))', 'javascript.builtins.Set.union'],
    ['new Map([[1, 2]]).values().filter(Boolean)', 'javascript.builtins.Iterator.filter'],
    ['new URLSearchParams("").size', 'api.URLSearchParams.size'],
    ['document.body.showPopover()', 'api.HTMLElement.showPopover'],
    ['requestIdleCallback(() => {})', 'api.Window.requestIdleCallback'],
    ['AbortSignal.any([])', 'api.AbortSignal.any_static'],
    ['<div popover="auto" />', 'html.global_attributes.popover'],
  ]
  /** Members of the same name of other objects, and what every supported browser has. */
  const accepted = [
    '({ union: () => 1 }).union()',
    '({ toSorted: 1 }).toSorted',
    '[[1].filter(Boolean), [1].map(String), new Map().size, [1].at(-1), [1].findLast(Boolean)]',
    'AbortSignal.timeout(1)',
    '<p className="a" title="b" />',
  ]
  const folder = '.local/planted'
  const fileOf = (index: number) => `${folder}/${index}.tsx`
  let found: Unsupported[] = []
  beforeAll(() => {
    mkdirSync(folder, { recursive: true })
    const codes = [...planted.map(([code]) => code), ...accepted]
    for (const [index, code] of codes.entries())
      writeFileSync(fileOf(index), `declare const x: unknown\nexport const planted = ${code}\n`)
    found = unsupportedApis(codes.map((_, index) => fileOf(index)))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(planted.map(([code, feature], index) => [code, feature, index] as const))(
    'refuses %s as %s',
    (_code, feature, index) => {
      expect(found.filter(({ place }) => place === `${fileOf(index)}:2`)).toMatchObject([{ feature }])
    },
  )

  it.each(accepted.map((code, index) => [code, planted.length + index] as const))(
    'accepts %s',
    (_code, index) => {
      expect(found.filter(({ place }) => place.startsWith(`${fileOf(index)}:`))).toEqual([])
    },
  )
})

describe('the check of styles', () => {
  const featuresIn = (css: string) => unsupportedCss('planted.css', css).map(({ feature }) => feature)

  it.each([
    [
      '.a { text-decoration: underline 2px var(--accent) }',
      'css.properties.text-decoration.includes_thickness',
    ],
    ['.a { width: calc-size(auto, size) }', 'css.types.calc-size'],
    ['.a { --tint: color-mix(in srgb, var(--ink) 20%, transparent) }', 'css.types.color.color-mix'],
    ['.a { grid-template-columns: subgrid }', 'css.properties.grid-template-columns.subgrid'],
    ['.a { field-sizing: fixed }', 'css.properties.field-sizing'],
    ['.a:has(:checked) { color: red }', 'css.selectors.has'],
    ['.a { min-height: 3lh }', 'css.types.length.lh'],
    ['@starting-style { .a { opacity: 0 } }', 'css.at-rules.starting-style'],
    ['@media (scripting: none) { .a { opacity: 0 } }', 'css.at-rules.media.scripting'],
    ['.a { initial-letter: 3 }', 'css.properties.initial-letter'],
  ])('refuses %s', (css, feature) => {
    expect(featuresIn(css)).toContain(feature)
  })

  it.each([
    // The build replaces these three.
    '.a { color: light-dark(#000, #fff) }',
    '.a { & .b { color: red } }',
    '@media (width >= 40rem) { .a { mask: none } }',
    '.a { text-decoration-line: underline; text-decoration-thickness: 2px; text-decoration-color: var(--accent) }',
    '.a { text-decoration: underline }',
    '@supports (initial-letter: 3) { .a { initial-letter: 3 } }',
  ])('accepts %s', (css) => {
    expect(featuresIn(css)).toEqual([])
  })
})

describe('known gaps', () => {
  const found = [{ place: 'src/a.css: .a', feature: 'css.selectors.has', browsers: ['firefox 115'] }]

  it('allow a feature, or only in the files that they name', () => {
    expect(faults(found, {})).toEqual(['src/a.css: .a  css.selectors.has is not in firefox 115'])
    expect(faults(found, { 'css.selectors.has': { effect: '' } })).toEqual([])
    expect(faults(found, { 'css.selectors.has': { effect: '', files: ['src/a.css'] } })).toEqual([])
    expect(faults(found, { 'css.selectors.has': { effect: '', files: ['src/b.css'] } })).toHaveLength(2)
  })

  it('that nothing needs are faults', () => {
    expect(faults([], { 'css.selectors.has': { effect: '' } })).toEqual([
      'scripts/browsers/known-gaps.ts  css.selectors.has is used nowhere',
    ])
  })
})
