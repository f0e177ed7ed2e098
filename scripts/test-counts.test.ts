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
    expect(countVitest({ numPassedTests: 4, numFailedTests: 2, testResults: [] })).toEqual({
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
    expect(countVitest(report)).toEqual({ passed: 4, failed: 1 })
  })

  it('does not count the file of a failed test twice', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }]
    expect(countVitest({ numPassedTests: 0, numFailedTests: 1, testResults })).toEqual({
      passed: 0,
      failed: 1,
    })
  })

  it('counts a flaky end-to-end test as failed', () => {
    expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({
      passed: 5,
      failed: 2,
    })
  })

  it('counts a report without numbers as a failure', () => {
    expect(countPlaywright({}).failed).toBeGreaterThan(0)
  })
})
