/** A failed test, with everything needed to run it again. */
export interface Failure {
  file: string
  /** The test's title. */
  rule: string
  reason: string
  /** The command that runs only this test. */
  command: string
}

export interface Count {
  passed: number
  failed: number
  failures?: Failure[]
}

export function total(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    { passed: 0, failed: 0 },
  )
}

/** Lines for the end of the log, which is read first. */
export const describeFailure = ({ file, rule, reason, command }: Failure): string =>
  ['', `FAILED ${file}`, `  rule  ${rule}`, `  run   ${command}`, reason].join('\n')

/**
 * A title as a pattern within single quotes: characters that a shell or a pattern would interpret match any
 * character.
 */
const patternOf = (title: string) => title.replaceAll(/[^\w ,:-]/g, '.')

interface VitestFile {
  name?: string
  status: string
  message?: string
  assertionResults: Array<{ status: string; fullName?: string; failureMessages?: string[] }>
}

/**
 * Counts Vitest's JSON report. A file that could not be loaded has no failed test but is a failure.
 * @param root the folder at the start of the report's paths
 * @param env variables of the suite, as typed before a command
 */
export function countVitest(report: unknown, root = '', env = ''): Count {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = report as { numPassedTests?: number; numFailedTests?: number; testResults?: VitestFile[] }
  const failures: Failure[] = []
  let broken = 0
  for (const { name = '', status, message = '', assertionResults } of testResults) {
    const file = name.replace(`${root}/`, '')
    const command = `${env}npx vitest run ${file}`
    const failed = assertionResults.filter((result) => result.status === 'failed')
    for (const { fullName = '', failureMessages = [] } of failed)
      failures.push({
        file,
        rule: fullName,
        reason: failureMessages.join('\n'),
        command: `${command} -t '${patternOf(fullName)}'`,
      })
    if (status === 'failed' && failed.length === 0) {
      broken++
      failures.push({ file, rule: 'the file loads', reason: message, command })
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

/** Counts Playwright's JSON report. */
export function countPlaywright(report: unknown): Count {
  const {
    stats,
    errors = [],
    suites = [],
  } = report as PlaywrightSuite & {
    stats?: { expected?: number; unexpected?: number }
    errors?: Array<{ message?: string }>
  }
  const command = 'npx playwright test'
  const failures = specsOf({ suites }).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        file: `${file}:${line}`,
        rule: title,
        reason: results[0]?.error?.message ?? '',
        command: `${command} ${file}:${line} -g '${patternOf(title)}'`,
      })),
  )
  const passed = stats?.expected ?? 0
  return {
    passed,
    failed: (stats?.unexpected ?? 0) + (stats ? 0 : 1) + (passed ? 0 : errors.length),
    failures: [
      ...failures,
      ...errors.map(({ message = '' }) => ({ file: '', rule: 'the suite starts', reason: message, command })),
    ],
  }
}
