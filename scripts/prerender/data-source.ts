import { createLocalBackend } from '../../supabase/local/backend'
import { openDataFolder } from '../../supabase/local/host/data-folder'

export interface DataSource {
  url: string
  close: () => Promise<void>
}

/**
 * The backend that the prerender reads from: the project in VITE_SUPABASE_URL, otherwise the local data of
 * `npm start`, otherwise (that folder is in use, or LOCAL_DATA=memory) a fresh seeded database.
 */
export async function openDataSource(): Promise<DataSource> {
  const hosted = process.env.VITE_SUPABASE_URL
  if (hosted) return { url: hosted, close: async () => {} }
  const backend = await openLocal()
  const { url } = await backend.listen(0)
  return { url, close: () => backend.close() }
}

async function openLocal() {
  if (process.env.LOCAL_DATA === 'memory') return createLocalBackend()
  try {
    const folder = await openDataFolder(`${process.env.LOCAL_DIR ?? '.local'}/db`)
    return await createLocalBackend({ folder, log: console.log })
  } catch (error) {
    console.log(`Local data is not free (${(error as Error).message}); the pages are made from the seed.`)
    return createLocalBackend()
  }
}
