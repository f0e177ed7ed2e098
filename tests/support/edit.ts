import type { Client } from './api-client'
import type { TableName } from './database-rows'

/** Changes a row through the API. */
export const edit = (client: Client, table: TableName, id: string, values: object) =>
  client
    .from(table as 'orders')
    .update(values as never)
    .eq('id', id)
