export interface Count {
  passed: number
  failed: number
  /** Titles of what failed, to be named again at the end, where a long log is read first. */
  failures?: string[]
  /** Titles of what passed only when tried again: named too, so that nobody overlooks it. */
  flaky?: string[]
}

export function total(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    { passed: 0, failed: 0 },
  )
}

interface VitestFile {
  name?: string
  status: string
  message?: string
  assertionResults: Array<{ status: string; fullName?: string; failureMessages?: string[] }>
}

/**
 * Vitest's JSON report. A test that passed, with a reason to fail, was tried again. A file that could not even be loaded
 * has no failed test, but is a failure.
 */
export function countVitest(report: unknown): Count {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = report as { numPassedTests?: number; numFailedTests?: number; testResults?: VitestFile[] }
  const failures: string[] = []
  const flaky: string[] = []
  let broken = 0
  for (const { name = '', status, message = '', assertionResults } of testResults) {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    for (const result of assertionResults) {
      const reasons = result.failureMessages?.join('\n') ?? ''
      if (result.status === 'failed') failures.push(`${name}: ${result.fullName}\n${reasons}`)
      else if (reasons) flaky.push(`${name}: ${result.fullName}\n${reasons}`)
    }
    if (status === 'failed' && failed.length === 0) {
      broken++
      failures.push(`${name}\n${message}`)
    }
  }
  return { passed: numPassedTests, failed: numFailedTests + broken, failures, flaky }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: Array<{
    title: string
    file: string
    line: number
    tests: Array<{ status: string; results: Array<{ error?: { message?: string } }> }>
  }>
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Playwright's JSON report. A test that passed when tried again (on build machines alone) has passed, and is named. */
export function countPlaywright(report: unknown): Count {
  const {
    stats,
    errors = [],
    suites = [],
  } = report as PlaywrightSuite & {
    stats?: { expected?: number; unexpected?: number; flaky?: number }
    errors?: Array<{ message?: string }>
  }
  const named = (wanted: string) =>
    specsOf({ suites }).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) => `${file}:${line}: ${title}\n${results[0]?.error?.message ?? ''}`),
    )
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  return {
    passed,
    failed: (stats?.unexpected ?? 0) + (stats ? 0 : 1) + (passed ? 0 : errors.length),
    failures: [...named('unexpected'), ...errors.map(({ message = '' }) => message)],
    flaky: named('flaky'),
  }
}
