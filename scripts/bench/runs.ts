import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../find-binaries.mjs'

/** The number of runs of each measurement: five, or `BENCH_RUNS` for a quick look. */
export function benchRuns(): number {
  const runs = Number(process.env.BENCH_RUNS ?? 5)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('BENCH_RUNS is a whole number from 1 on')
  return runs
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** A browser without background activity that would distort a measurement. */
export const quietBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
