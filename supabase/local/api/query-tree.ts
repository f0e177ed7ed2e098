import type { ApiConnection } from './database'

type Query = Parameters<ApiConnection['onPostgrestAST']>[0]
interface Order {
  column: string
  embed?: string
}

const PATTERN = /^\$(?:not)?i?like$/i

/** A filter without the quotes around a pattern in `or` or `and`: the embedded Supabase would look for them. */
function unquoted(filter: unknown, inTree: boolean): unknown {
  if (Array.isArray(filter)) return filter.map((part) => unquoted(part, inTree))
  if (typeof filter !== 'object' || filter === null) return filter
  const entries = Object.entries(filter).map(([name, part]: [string, unknown]) => {
    const quoted = inTree && typeof part === 'string' && PATTERN.test(name) && /^"(.*)"$/s.exec(part)
    if (quoted) return [name, quoted[1]?.replace(/\\(.)/gs, '$1')]
    return [name, unquoted(part, inTree || name === '$or' || name === '$and')]
  })
  return Object.fromEntries(entries)
}

/** An order in which, beside a joined table's columns, each of the table's own is named with its table. */
function withTables(order: Order[], table: string): Order[] {
  if (!order.some(({ embed }) => embed)) return order
  return order.map((entry) =>
    entry.embed || entry.column.includes('->') ? entry : { ...entry, column: `${table}.${entry.column}` },
  )
}

/** Gives a parsed query the meaning that it has for PostgREST. */
export function asPostgrest(query: Query): Query {
  const { where, order, from } = query as { where?: unknown; order?: Order[]; from?: string }
  return {
    ...query,
    ...(where !== undefined && { where: unquoted(where, false) }),
    ...(order && from && { order: withTables(order, from) }),
  } as Query
}
