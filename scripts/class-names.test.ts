import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { definedClasses, unknownClasses, writtenClasses } from './class-names'

const files = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('.test.'))
    .map((file) => path.join(folder, file))

const modules = files('src', /\.tsx$/).map((file) => ({ file, source: readFileSync(file, 'utf8') }))
const sheets = files('src', /\.css$/).map((file) => readFileSync(file, 'utf8'))
const isAdmin = ({ file }: { file: string }) => file.startsWith(path.join('src', 'admin'))

const names = (source: string) => writtenClasses('x.tsx', source).map(({ name }) => name)

describe('class names', () => {
  it('exist as utilities, or as classes of the project’s style sheets, on the public site', async () => {
    const found = await unknownClasses(
      modules.filter((module) => !isAdmin(module)),
      sheets,
      'src/styles.css',
    )
    expect(found).toEqual([])
  })

  it('exist as utilities, or as classes of the project’s style sheets, in the admin', async () => {
    expect(await unknownClasses(modules.filter(isAdmin), sheets, 'src/admin/app/admin.css')).toEqual([])
  })

  it('without effect here are refused, with their lines', async () => {
    const wrong = ['text-sm', 'rounded-lg', 'bg-gray-100', 'max-w-md', 'shadow', 'no-such-class']
    const source = wrong.map((name) => `const a = <p className="mt-2 ${name}" />`).join('\n')
    const found = await unknownClasses(
      [{ file: 'planted.tsx', source }],
      ['.known { color: red }'],
      'src/styles.css',
    )
    expect(found).toEqual(wrong.map((name, index) => ({ file: 'planted.tsx', line: index + 1, name })))
  })

  it('are read from plain, conditional and joined strings', () => {
    expect(names(`const a = <p className="one two" />`)).toEqual(['one', 'two'])
    expect(names(`const a = <p className={open ? 'one' : 'two'} />`)).toEqual(['one', 'two'])
    expect(names(`const a = <p className={kind === 'not' && 'one'} />`)).toEqual(['one'])
    const joined = names('const a = <p className={`one btn-${kind} ${open ? "two" : ""} three`} />')
    expect(new Set(joined)).toEqual(new Set(['one', 'two', 'three']))
    expect(names(`const a = { className: 'one' }`)).toEqual(['one'])
  })

  it('are found in selectors, but not in values', () => {
    const css = '.one .two:hover > .three { mask: url(a.svg) } @media (width > 1px) { .four { top: .5rem } }'
    expect([...definedClasses(css)]).toEqual(['one', 'two', 'three', 'four'])
  })
})
