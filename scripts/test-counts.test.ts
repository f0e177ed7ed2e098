import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, total } from './test-counts'

describe('the closing line of npm test', () => {
  it('sums every runner', () => {
    expect(
      total([
        { passed: 1, failed: 0 },
        { passed: 20, failed: 3 },
      ]),
    ).toEqual({ passed: 21, failed: 3 })
  })

  it('counts the tests of a Vitest report', () => {
    expect(countVitest({ numPassedTests: 4, numFailedTests: 2, testResults: [] })).toMatchObject({
      passed: 4,
      failed: 2,
    })
  })

  it('counts a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 0,
      testResults: [{ status: 'failed', assertionResults: [] }],
    }
    expect(countVitest(report)).toMatchObject({ passed: 4, failed: 1 })
  })

  it('does not count the file of a failed test twice', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }]
    expect(countVitest({ numPassedTests: 0, numFailedTests: 1, testResults })).toMatchObject({
      passed: 0,
      failed: 1,
    })
  })

  it('counts an end-to-end test that passed when tried again as passed', () => {
    expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toMatchObject({
      passed: 6,
      failed: 1,
    })
  })

  it('names what failed or passed only at the second try, with its reason, for the end of the log', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a sum adds' },
      { status: 'failed', fullName: 'a sum subtracts', failureMessages: ['expected 1 to be 2'] },
      { status: 'passed', fullName: 'a sum of late numbers', failureMessages: ['expected 3 to be 4'] },
    ]
    const testResults = [
      { name: 'sum.test.ts', status: 'failed', assertionResults },
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ]
    const { failures, flaky } = countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })
    expect(failures).toEqual([
      'sum.test.ts: a sum subtracts\nexpected 1 to be 2',
      'broken.test.ts\nno such module',
    ])
    expect(flaky).toEqual(['sum.test.ts: a sum of late numbers\nexpected 3 to be 4'])
    const spec = (title: string, status: string) => ({
      title,
      file: 'home.spec.ts',
      line: 7,
      tests: [{ status, results: [{ error: { message: 'not visible' } }] }],
    })
    const specs = [spec('reads', 'expected'), spec('falls', 'unexpected')]
    const suites = [{ specs, suites: [{ specs: [spec('flies', 'flaky')] }] }]
    const count = countPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites })
    expect(count.failures).toEqual(['home.spec.ts:7: falls\nnot visible'])
    expect(count.flaky).toEqual(['home.spec.ts:7: flies\nnot visible'])
  })

  it('counts a report without numbers as a failure', () => {
    expect(countPlaywright({}).failed).toBeGreaterThan(0)
  })
})
