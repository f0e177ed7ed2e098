import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, describeFailure, total } from './test-counts'

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

  it('gives the file, the rule and a command for each failed test of Vitest', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a sum adds' },
      { status: 'failed', fullName: "a sum can't (yet) subtract", failureMessages: ['expected 1 to be 2'] },
    ]
    const testResults = [
      { name: '/site/src/sum.test.ts', status: 'failed', assertionResults },
      { name: '/site/src/broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ]
    const report = { numPassedTests: 1, numFailedTests: 1, testResults }
    expect(countVitest(report, '/site', 'TEST_DATABASE=postgres ').failures).toEqual([
      {
        file: 'src/sum.test.ts',
        rule: "a sum can't (yet) subtract",
        reason: 'expected 1 to be 2',
        command: "TEST_DATABASE=postgres npx vitest run src/sum.test.ts -t 'a sum can.t .yet. subtract'",
      },
      {
        file: 'src/broken.test.ts',
        rule: 'the file loads',
        reason: 'no such module',
        command: 'TEST_DATABASE=postgres npx vitest run src/broken.test.ts',
      },
    ])
  })

  it('gives the file, the rule and a command for each failed test of Playwright', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'home.spec.ts',
      line: 7,
      tests: [{ status, results: [{ error: { message: 'not visible' } }] }],
    })
    const suites = [
      { specs: [spec('reads', 'expected')], suites: [{ specs: [spec('falls', 'unexpected')] }] },
    ]
    expect(countPlaywright({ stats: { expected: 1, unexpected: 1 }, suites })).toEqual({
      passed: 1,
      failed: 1,
      failures: [
        {
          file: 'home.spec.ts:7',
          rule: 'falls',
          reason: 'not visible',
          command: "npx playwright test home.spec.ts:7 -g 'falls'",
        },
      ],
    })
  })

  it('prints a failure with its file, rule, command and reason', () => {
    const failure = {
      file: 'a.test.ts',
      rule: 'a sum adds',
      reason: '1 is not 2',
      command: 'npx vitest run a',
    }
    expect(describeFailure(failure).trim().split('\n')).toEqual([
      'FAILED a.test.ts',
      '  rule  a sum adds',
      '  run   npx vitest run a',
      '1 is not 2',
    ])
  })

  it('counts a report without numbers as a failure', () => {
    expect(countPlaywright({}).failed).toBeGreaterThan(0)
  })
})
