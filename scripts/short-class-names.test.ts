import { describe, expect, it } from 'vitest'
import { renameInModule, renameInSheet } from './short-class-names'

const rename = (name: string) =>
  new Map([
    ['md:flex', '_0'],
    ['gap-1.5', '_1'],
    ['[&>p]:m-0', '_2'],
  ]).get(name) ?? name

describe('the short names of classes', () => {
  it("stand for Tailwind's utilities in every selector of theirs, and for no class of the other layers", () => {
    const sheet = [
      '@layer components{.gap-1\\.5{margin:.25rem}}',
      '@layer utilities{.gap-1\\.5{gap:.375rem}@media (min-width:44rem){.md\\:flex:hover{display:flex}}',
      '.\\[\\&\\>p\\]\\:m-0>p{margin:0}.group .other{margin:0}}',
    ].join('')
    expect(renameInSheet(sheet, rename)).toBe(
      [
        '@layer components{.gap-1\\.5{margin:.25rem}}',
        '@layer utilities{._1{gap:.375rem}@media (min-width:44rem){._0:hover{display:flex}}',
        '._2>p{margin:0}.group .other{margin:0}}',
      ].join(''),
    )
  })

  it('stand for them in strings and templates of a module, whole words alone, and nowhere else in it', () => {
    const module =
      "const md = x['md:flex'] // md:flex\nconst c = `gap-1.5 ${md} md:flex-wrap`; f('btn gap-1.5 [&>p]:m-0', /gap-1.5/)"
    expect(renameInModule('a.tsx', module, rename)).toBe(
      "const md = x['_0'] // md:flex\nconst c = `_1 ${md} md:flex-wrap`; f('btn _1 _2', /gap-1.5/)",
    )
  })
})
