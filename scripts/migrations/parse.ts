import { parse, parsePlPgSQL } from 'libpg-query'

export type Node = Record<string, unknown>

/**
 * A statement of a migration, or a statement or expression in the body of a routine, as parsed by
 * PostgreSQL's own parser.
 */
export interface Parsed {
  /** 'private.plan_owner_notice', 'do block', or 'script' outside of routines. */
  routine: string
  tree: unknown
}

/** Every node of a parse tree with this name, 'UpdateStmt'. */
export function nodesOf(tree: unknown, name: string): Node[] {
  if (Array.isArray(tree)) return tree.flatMap((item) => nodesOf(item, name))
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => [
    ...(key === name ? [value as Node] : []),
    ...nodesOf(value, name),
  ])
}

const sval = (node: unknown) => (node as { String: { sval: string } }).String.sval

/** The options of CREATE FUNCTION and DO, including 'language' and 'as'. */
function options(nodes: unknown): Map<string, unknown> {
  const elements = nodesOf(nodes, 'DefElem') as unknown as Array<{ defname: string; arg: unknown }>
  return new Map(elements.map(({ defname, arg }) => [defname, arg]))
}

/** plpgsql parses an expression as the text after SELECT, and an assignment as `target := expression`. */
function asStatement(query: string, parseMode: number): string {
  if (parseMode === 0) return query
  return `select ${parseMode >= 3 ? query.replace(/^[^=]*?:?=/, '') : query}`
}

async function parsePlpgsqlBody(routine: string, source: string): Promise<Parsed[]> {
  const body = await parsePlPgSQL(source)
  const expressions = nodesOf(body, 'PLpgSQL_expr') as unknown as Array<{ query: string; parseMode: number }>
  const statements = expressions.map(async ({ query, parseMode }) => ({
    routine,
    tree: await parse(asStatement(query, parseMode)),
  }))
  return [{ routine, tree: body }, ...(await Promise.all(statements))]
}

async function parseStatement(source: string, stmt: Node): Promise<Parsed[]> {
  const [created] = nodesOf(stmt, 'CreateFunctionStmt')
  if (created) {
    const routine = (created.funcname as unknown[]).map(sval).join('.')
    const declared = options(created.options)
    // The body of BEGIN ATOMIC is part of the tree; any other body is text.
    if (declared.get('language') && sval(declared.get('language')) === 'plpgsql')
      return parsePlpgsqlBody(routine, source)
    const [body] = declared.has('as') ? (declared.get('as') as { List: { items: unknown[] } }).List.items : []
    return [{ routine, tree: stmt }, ...(body ? [{ routine, tree: await parse(sval(body)) }] : [])]
  }
  const [block] = nodesOf(stmt, 'DoStmt')
  if (block) {
    const body = sval(options(block.args).get('as'))
    return parsePlpgsqlBody(
      'do block',
      `create function f() returns void language plpgsql as $parsed$${body}$parsed$`,
    )
  }
  return [{ routine: 'script', tree: stmt }]
}

/** All statements of a script, including those in the bodies of its routines. */
export async function parseScript(sql: string): Promise<Parsed[]> {
  const bytes = Buffer.from(sql)
  const { stmts } = (await parse(sql)) as {
    stmts: Array<{ stmt: Node; stmt_location?: number; stmt_len?: number }>
  }
  const parsed = stmts.map(({ stmt, stmt_location: start = 0, stmt_len: length }) =>
    parseStatement(bytes.subarray(start, length ? start + length : undefined).toString(), stmt),
  )
  return (await Promise.all(parsed)).flat()
}
