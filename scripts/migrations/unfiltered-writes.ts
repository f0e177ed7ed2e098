import { parse } from 'libpg-query'
import { type Node, nodesOf, type Parsed, parseScript } from './parse'

/** The result of a format() call on its literal, with a name in place of each value. */
const filled = (text: string) =>
  text.replaceAll(/%(?:\d+\$)?-?\d*([IsL%])/g, (_, kind) => (kind === '%' ? '%' : kind === 'L' ? "'x'" : 'x'))

const isJoin = (kind: string, { name }: Node) => kind === 'A_Expr' && JSON.stringify(name).includes('"||"')

/** The text of a literal or of literals joined by ||, with a name in place of each other value. */
function textOf(tree: object): string {
  const [[kind, node] = ['', {}]] = Object.entries(tree) as Array<[string, Node]>
  if (kind === 'A_Const') return filled((node.sval as { sval?: string } | undefined)?.sval ?? 'x')
  return isJoin(kind, node) ? [node.lexpr, node.rexpr].map((side) => textOf(side as object)).join('') : 'x'
}

/** Literals, and texts joined from literals: any of them may be passed to EXECUTE, or to a schedule. */
function texts(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([kind, node]) =>
    kind === 'A_Const' || (node && isJoin(kind, node as Node))
      ? [textOf({ [kind]: node as Node })]
      : texts(node),
  )
}

const writes = /^\s*(?:update\s+\S+\s+(?:\w+\s+)?set|delete\s+from)\s+[\w."]+/i

/** Why hosted projects would refuse this statement, or a statement in one of its texts. */
async function faultsIn({ routine, tree }: Parsed): Promise<string[]> {
  const unfiltered = (['UpdateStmt', 'DeleteStmt'] as const).flatMap((name) =>
    nodesOf(tree, name)
      .filter(({ whereClause }) => !whereClause)
      .map(({ relation }) => {
        const verb = name === 'UpdateStmt' ? 'update' : 'delete from'
        return `${routine}: ${verb} ${(relation as { relname: string }).relname} has no WHERE`
      }),
  )
  const dynamic = texts(tree).map(async (text) => {
    const read: unknown = await parse(text).catch(() => undefined)
    if (read) return faultsIn({ routine, tree: read })
    return writes.test(text) ? [`${routine}: this text of a statement cannot be read: ${text}`] : []
  })
  return [...unfiltered, ...(await Promise.all(dynamic)).flat()]
}

/**
 * Each UPDATE and DELETE without WHERE in a script, including the bodies of its routines and texts that they
 * execute.
 */
export async function unfilteredWrites(sql: string): Promise<string[]> {
  const faults = (await parseScript(sql)).map(faultsIn)
  return [...new Set((await Promise.all(faults)).flat())]
}
