import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LOCAL_KEYS } from '../../supabase/local/api/keys'
import { answered, portFree, stopProgram } from './programs'
import { printTable } from './table'

const coldSeconds = 25
const warmSeconds = 2
const port = process.env.PORT ?? '4191'

/** How long `npm start` takes until it serves the first page, and the API's first answer. @throws over the limits */
export async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  try {
    const cold = await timeStart(folder)
    const warm = await timeStart(folder)
    printTable(
      'npm start, seconds until it answers',
      ['start', 'page', 'API', 'limit'],
      [
        ['first (empty data folder)', ...Object.values(cold).map((s) => s.toFixed(1)), coldSeconds],
        ['second (warm)', ...Object.values(warm).map((s) => s.toFixed(1)), warmSeconds],
      ],
    )
    if (cold.api > coldSeconds || warm.api > warmSeconds) throw new Error('npm start takes too long')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timeStart(dataFolder: string): Promise<{ page: number; api: number }> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const child = spawn('npm', ['start'], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      LOCAL_DIR: dataFolder,
      PORT: port,
      MAIL_PORT: process.env.MAIL_PORT ?? '54391',
      // This measuring program's own is 'production'.
      NODE_ENV: undefined,
    },
  })
  const address = `http://localhost:${port}`
  try {
    const page = answered(address).then(seconds)
    const asked = `${address}/rest/v1/site_settings?select=key&limit=1`
    const api = answered(asked, { apikey: LOCAL_KEYS.publishable }).then(seconds)
    return { page: await page, api: await api }
  } finally {
    await stopProgram(child)
    // npm ends at once, the start itself only when its data is written: the next one would ask this one.
    await portFree(Number(port))
  }
}
