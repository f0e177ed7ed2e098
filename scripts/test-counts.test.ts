import { expect, it } from 'vitest'
import { countPlaywright, countVitest } from './test-counts'

it('a failed test of Vitest is one line, and so is a file that could not be loaded', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a sum adds' },
    { status: 'failed', fullName: 'a sum subtracts' },
  ]
  const testResults = [
    { name: `${process.cwd()}/src/sum.test.ts`, status: 'failed', assertionResults },
    { name: `${process.cwd()}/src/broken.test.ts`, status: 'failed', assertionResults: [] },
    { name: `${process.cwd()}/src/good.test.ts`, status: 'passed', assertionResults: [] },
  ]
  expect(countVitest({ numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: ['src/sum.test.ts: a sum subtracts', 'src/broken.test.ts: the file fails'],
  })
})

it('a failed test of Playwright is one line with its place, and so is an error outside of tests', () => {
  const spec = (title: string, ok: boolean) => ({ title, file: 'home.spec.ts', line: 7, ok })
  const suites = [{ specs: [spec('reads', true)], suites: [{ specs: [spec('falls', false)] }] }]
  const errors = [{ message: 'the server did not start' }]
  expect(countPlaywright({ stats: { expected: 1 }, errors, suites })).toEqual({
    passed: 1,
    failed: ['tests/e2e/home.spec.ts:7: falls', 'the server did not start'],
  })
})
