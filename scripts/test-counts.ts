import path from 'node:path'

export interface Count {
  passed: number
  /** A line for each failed test. */
  failed: string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: Array<{
    name: string
    status: string
    assertionResults: Array<{ status: string; fullName: string }>
  }>
}

/** Counts Vitest's JSON report. A file that could not be loaded has no failed test but is a failure. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, testResults } = report as VitestReport
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const titles = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => fullName)
      const file = path.relative('', name)
      return titles.length > 0 ? titles.map((title) => `${file}: ${title}`) : [`${file}: the file fails`]
    })
  return { passed: numPassedTests, failed }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: Array<{ title: string; file: string; line: number; ok: boolean }>
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number }
  errors: Array<{ message: string }>
}

/** Counts Playwright's JSON report. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors, suites } = report as PlaywrightReport
  const failed = specsOf({ suites }).filter(({ ok }) => !ok)
  return {
    passed: stats.expected,
    failed: [
      ...failed.map(({ file, line, title }) => `tests/e2e/${file}:${line}: ${title}`),
      ...errors.map(({ message }) => message),
    ],
  }
}
