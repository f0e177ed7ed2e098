import { anyTable } from '@/admin/kit/api/any-table'
import { read } from '@/admin/kit/api/read'
import type { RecordStore, StoredRow } from '@/admin/kit/record/record'
import { writeRow } from '@/admin/kit/record/record-query'
import type { Json } from '@/lib/database.types'
import type { SettingDescription } from '@/lib/settings'
import { sorted } from '@/lib/sorted'

/** The stored values by key: a text in company_info, an object elsewhere. */
export type StoredSettings = Readonly<Record<string, Json | undefined>>

interface SettingRow extends StoredRow {
  key: string
  value: Json
}

/** The settings of one form as one row. Its `updated_at` is that of the latest change. */
export interface SettingsRow extends StoredRow {
  values: StoredSettings
  /** The stored rows, the one changed last first. */
  rowIds: readonly string[]
}

type Table = SettingDescription['table']
const fields = ['id', 'updated_at', 'key', 'value']

/** The rows of these settings by key, without those that were never saved. Throws ApiError. */
async function fetchRows(table: Table, keys: readonly string[], signal?: AbortSignal) {
  const query = anyTable.from(table).select(fields.join(',')).in('key', keys)
  const rows = (await read(query, signal)) as unknown as SettingRow[]
  return new Map(rows.map((row) => [row.key, row]))
}

const valuesOf = (rows: ReadonlyMap<string, SettingRow>): StoredSettings =>
  Object.fromEntries([...rows].map(([key, { value }]) => [key, value]))

export const fetchSettings = async (table: Table, keys: readonly string[], signal: AbortSignal) =>
  valuesOf(await fetchRows(table, keys, signal))

/** Reads and writes several settings as one row. Only changed settings are written. */
export function settingStore(id: string, table: Table, keys: readonly string[]): RecordStore<SettingsRow> {
  function asOne(rows: ReadonlyMap<string, SettingRow>): SettingsRow | null {
    const latestFirst = sorted([...rows.values()], (a, b) => (a.updated_at < b.updated_at ? 1 : -1))
    const [latest] = latestFirst
    if (!latest) return null
    const rowIds = latestFirst.map((row) => row.id)
    return { id, updated_at: latest.updated_at, rowIds, values: valuesOf(rows) }
  }
  return {
    fetch: async (signal) => asOne(await fetchRows(table, keys, signal)),
    rowIds: (row) => row.rowIds,
    async write(columns, version) {
      const rows = await fetchRows(table, keys)
      const now = asOne(rows)
      if (now?.updated_at !== version) return { kind: 'conflict', theirs: now }
      for (const [key, value] of Object.entries(columns)) {
        const row = rows.get(key)
        const written = row
          ? await writeRow<SettingRow>({ table, fields }, row.id, { value }, row.updated_at)
          : await writeRow<SettingRow>({ table, fields }, crypto.randomUUID(), { key, value }, undefined)
        if (written.kind === 'conflict')
          return { kind: 'conflict', theirs: asOne(await fetchRows(table, keys)) }
        rows.set(key, written.row)
      }
      return { kind: 'saved', row: asOne(rows) as SettingsRow }
    },
  }
}
