import { queryOptions } from '@tanstack/react-query'
import { anyTable } from '@/admin/kit/api/any-table'
import { read } from '@/admin/kit/api/read'
import type { Setting, SettingTable } from '@/admin/content/settings/setting'
import type { Json } from '@/lib/database.types'

export interface StoredSetting {
  id: string
  value: Json
}

/** What is stored under each of these keys of one table. Throws ApiError. */
export async function fetchSettings(
  table: SettingTable,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, StoredSetting>> {
  const rows = (await read(
    anyTable
      .from(table)
      .select('id,key,value')
      .in('key', [...keys]),
    signal,
  )) as Array<StoredSetting & { key: string }>
  return new Map(rows.map(({ id, key, value }) => [key, { id, value }]))
}

/** What is stored of each of these settings, by its key; one that was never written is not in it. */
export const settingsQuery = (settings: readonly Setting[]) =>
  queryOptions({
    queryKey: ['admin', 'settings', settings.map(({ key }) => key)],
    queryFn: async ({ signal }): Promise<Map<string, StoredSetting>> => {
      const tables = [...new Set(settings.map(({ table }) => table))]
      const answers = await Promise.all(
        tables.map((table) =>
          fetchSettings(
            table,
            settings.filter((setting) => setting.table === table).map(({ key }) => key),
            signal,
          ),
        ),
      )
      return new Map(answers.flatMap((found) => [...found]))
    },
  })
