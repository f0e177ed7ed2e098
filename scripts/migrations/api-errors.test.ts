import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Raised, raisedErrors } from './raised-errors'

const root = join(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/api-errors.md'), 'utf8')

/** PostgreSQL's own conditions, each with the only routine that may raise it: docs/api-errors.md says why. */
const conditions = new Map([['insufficient_privilege', 'private.require_right']])

const isCondition = ({ errcode, routine }: Raised) => conditions.get(errcode) === routine

/** The errors that do not consist of a status and a code. */
const otherDialects = (raised: Raised[]) =>
  raised
    .filter((one) => !isCondition(one))
    .filter(({ errcode, message = '' }) => !/^PT[45]\d\d$/.test(errcode) || !/^[a-z][a-z_]+$/.test(message))
    .map(({ routine, errcode, message }) => `${routine}: ${errcode} ${message}`)

/** 'slot_taken 409', once for each code and status. */
const described = (raised: Raised[]) =>
  [
    ...new Set(
      raised
        .filter((one) => !isCondition(one))
        .map(({ errcode, message }) => `${message} ${errcode.slice(2)}`),
    ),
  ].toSorted()

const documented = (text: string) =>
  [...text.matchAll(/^- `(\w+)` (\d{3}): ./gm)].map(([, code, status]) => `${code} ${status}`).toSorted()

const folder = join(root, 'supabase/schemas')
const schemas = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
const raised = (await Promise.all(schemas.map(raisedErrors))).flat()

test('every error of the database consists of a status and a code', () => {
  expect(raised.length).toBeGreaterThan(30)
  expect(otherDialects(raised)).toEqual([])
})

test('docs/api-errors.md lists every error with its status, and no others', () => {
  expect(documented(document)).toEqual(described(raised))
})

const planted = (statement: string) =>
  raisedErrors(`create function public.f() returns void language plpgsql as $$ begin
    if true then ${statement} end if;
    exception when others then raise;
  end $$;`)

test.each([
  ["raise exception 'It cannot be done.';", 'public.f: P0001 It cannot be done.'],
  ["raise exception using errcode = '22023', message = 'invalid_input';", 'public.f: 22023 invalid_input'],
  ["raise exception using errcode = 'PT409', message = 'It is taken.';", 'public.f: PT409 It is taken.'],
  ["raise insufficient_privilege using message = 'no';", 'public.f: insufficient_privilege no'],
])('an error of another form is found: %s', async (statement, found) => {
  expect(otherDialects(await planted(statement))).toEqual([found])
})

test('a status and a code is accepted, and a warning is not an error', async () => {
  const statements = "raise warning 'slow'; raise exception using errcode = 'PT409', message = 'slot_taken';"
  const found = await planted(statements)
  expect(otherDialects(found)).toEqual([])
  expect(described(found)).toEqual(['slot_taken 409'])
})

test('an error that a routine returns is one of its errors', async () => {
  const found = await raisedErrors(`create function public.f() returns jsonb language plpgsql as $$ begin
    return private.refusal('PT400', 'invalid_input', concat('a ', 'field'));
  end $$;`)
  expect(described(found)).toEqual(['invalid_input 400'])
})
