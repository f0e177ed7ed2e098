export interface Count {
  passed: number
  failed: number
}

export function total(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    { passed: 0, failed: 0 },
  )
}

/** Vitest's JSON report. A file that could not even be loaded has no failed test, but is a failure. */
export function countVitest(report: unknown): Count {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = report as {
    numPassedTests?: number
    numFailedTests?: number
    testResults?: Array<{ status: string; assertionResults: Array<{ status: string }> }>
  }
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length
  return { passed: numPassedTests, failed: numFailedTests + broken }
}

/** Playwright's JSON report. A test that passed only when tried again counts as failed: it proves nothing. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors = [] } = report as {
    stats?: { expected?: number; unexpected?: number; flaky?: number }
    errors?: unknown[]
  }
  return {
    passed: stats?.expected ?? 0,
    failed:
      (stats?.unexpected ?? 0) +
      (stats?.flaky ?? 0) +
      (stats ? 0 : 1) +
      (stats?.expected ? 0 : errors.length),
  }
}
