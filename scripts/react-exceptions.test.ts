import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withoutTraces } from './react-exceptions'

const { resolve } = createRequire(import.meta.url)
const renderer = path.join(path.dirname(resolve('react-dom')), 'cjs/react-dom-client.production.js')

it('the errors that React makes as it is set up have no trace, all others stay', async () => {
  const code = await readFile(renderer, 'utf8')
  const errors = (text: string) => text.match(/Error\(formatProdErrorMessage\(/g)?.length ?? 0
  const changed = withoutTraces(code)
  expect(changed?.match(/Exception = Object\.create\(Error\.prototype\)/g)).toHaveLength(5)
  expect(errors(changed ?? '')).toBe(errors(code) - 5)
})

it('a renderer that makes them in other words is told', () => {
  expect(withoutTraces('var SuspenseException = new Error(460)')).toBeUndefined()
})
