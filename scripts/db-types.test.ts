import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateTypes } from './db-types'

test('src/lib/database.types.ts matches the migrations', async () => {
  const committed = await readFile(new URL('../src/lib/database.types.ts', import.meta.url), 'utf8')
  expect(committed, 'Run `npm run db:types`.').toBe(await generateTypes())
}, 120_000)
