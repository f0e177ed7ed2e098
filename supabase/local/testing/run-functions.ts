import { startFunctions } from '../edge/functions-runner'

/**
 * Runs a project's functions and prints the process id of `echo`: the parent that functions-runner.test.ts
 * kills.
 */
const runner = startFunctions({ supabaseDir: process.argv[2] ?? '', env: {} })
await runner.ready
const { pid } = (await (await fetch(`${runner.url('echo')}/echo`)).json()) as { pid: number }
console.log(`ready ${JSON.stringify([pid])}`)
