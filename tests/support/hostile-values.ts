import fc from 'fast-check'
import { hostileText } from './hostile-text'

const nested = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.constantFrom(3, 200, 5000, 100_000))
  .map(([open, depth]) => open.repeat(depth) + '1' + (open === '[' ? ']' : '}').repeat(depth))

/** JSON of a value that a field should not have. */
export const valueJson = fc.oneof(
  fc.constantFrom(
    'null',
    'true',
    'false',
    '0',
    '-1',
    '1e308',
    '1e999',
    '9223372036854775808',
    '0.1',
    '[]',
    '{}',
  ),
  fc.constantFrom(
    '""',
    '" "',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\u202e"',
    '"null"',
    '"%"',
    '"\'; select 1;--"',
  ),
  fc.constantFrom(
    '"infinity"',
    '"-infinity"',
    '"9999-99-99"',
    '"294277-01-01"',
    '"0001-01-01 BC"',
    '"now"',
    '"epoch"',
  ),
  fc.constantFrom(
    '"00000000-0000-0000-0000-000000000000"',
    '"not-a-uuid"',
    '"{1,2}"',
    '"(1,2)"',
    '"a@b.c"',
    '"012-345 6789"',
  ),
  fc.integer().map(String),
  hostileText.map((text) => JSON.stringify(text)),
  fc.constantFrom(300, 70_000, 1_200_000).map((length) => JSON.stringify('x'.repeat(length))),
  fc.json({ maxDepth: 3 }),
  nested,
)

/** Values that some field accepts. */
export const plausible = fc.constantFrom(
  '"Nurul"',
  '"nurul@example.test"',
  '"012-345 6789"',
  '"2027-01-05"',
  '"9:00 AM"',
  '"video"',
  '"contact"',
  '"Other"',
  '"00000000-0000-4000-8000-000000000000"',
  '1',
  'null',
)
