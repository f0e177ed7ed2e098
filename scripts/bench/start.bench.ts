import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answered, startProgram, stopProgram } from './programs'
import { printTable } from './table'

/** How long `npm start` takes until the first page is served. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  try {
    const first = await timeStart(folder)
    const second = await timeStart(folder)
    printTable(
      'npm start to the first page served, seconds',
      ['start', 's', 'limit'],
      [
        ['first (empty data folder)', first, ''],
        ['second (warm)', second, 5],
      ],
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timeStart(dataFolder: string): Promise<string> {
  const began = performance.now()
  const child = startProgram('supabase/local/start.ts', {
    LOCAL_DIR: dataFolder,
    PORT: '4191',
    MAIL_PORT: '54391',
  })
  await answered('http://localhost:4191')
  const seconds = (performance.now() - began) / 1000
  await stopProgram(child)
  return seconds.toFixed(1)
}
