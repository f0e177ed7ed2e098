export interface Count {
  passed: number
  failed: number
  /** Titles of what failed, to be named again at the end, where a long log is read first. */
  failures?: string[]
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

/** Vitest's JSON report. A file that could not even be loaded has no failed test, but is a failure. */
export function countVitest(report: unknown): Count {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = report as { numPassedTests?: number; numFailedTests?: number; testResults?: VitestFile[] }
  const failures: string[] = []
  let broken = 0
  for (const { name = '', status, message = '', assertionResults } of testResults) {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    for (const { fullName, failureMessages } of failed)
      failures.push(`${name}: ${fullName}\n${failureMessages?.join('\n') ?? ''}`)
    if (status === 'failed' && failed.length === 0) {
      broken++
      failures.push(`${name}\n${message}`)
    }
  }
  return { passed: numPassedTests, failed: numFailedTests + broken, failures }
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

/** Playwright's JSON report. A test that passed only when tried again counts as failed: it proves nothing. */
export function countPlaywright(report: unknown): Count {
  const {
    stats,
    errors = [],
    suites = [],
  } = report as PlaywrightSuite & {
    stats?: { expected?: number; unexpected?: number; flaky?: number }
    errors?: Array<{ message?: string }>
  }
  const failures = specsOf({ suites }).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => `${file}:${line}: ${title}\n${results[0]?.error?.message ?? ''}`),
  )
  return {
    passed: stats?.expected ?? 0,
    failed:
      (stats?.unexpected ?? 0) +
      (stats?.flaky ?? 0) +
      (stats ? 0 : 1) +
      (stats?.expected ? 0 : errors.length),
    failures: [...failures, ...errors.map(({ message = '' }) => message)],
  }
}
