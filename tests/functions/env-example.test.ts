import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../supabase/functions')

/** Supabase sets these variables itself, and does not allow setting them. */
const given = /^SUPABASE_/

it('.env.example lists exactly the variables that the functions read', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const read = sources.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/(?:optional|required)\(env, '(\w+)'\)/g)].map(
      ([, variable = '']) => variable,
    ),
  )
  const example = readFileSync(join(folder, '.env.example'), 'utf8')
  const named = [...example.matchAll(/^(\w+)=/gm)].map(([, variable]) => variable)
  expect(named.toSorted()).toEqual([...new Set(read)].filter((name) => !given.test(name)).toSorted())
})
