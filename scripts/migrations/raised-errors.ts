import { type Node, nodesOf, parseScript } from './parse'

/** An error that a routine raises or returns. */
export interface Raised {
  routine: string
  /** Its SQLSTATE, or the name of one of PostgreSQL's conditions: 'PT409', 'insufficient_privilege'. */
  errcode: string
  /** Its literal message; undefined if it is composed. */
  message: string | undefined
}

const error = 21
/** The numbers of the options of RAISE in PL/pgSQL. */
const optionTypes = { errcode: 0, message: 1 }

const literal = (query: string | undefined) => /^'([^']*)'$/.exec(query?.trim() ?? '')?.[1]

/** An error that a routine returns, so that its transaction is committed. */
const answered = /^private\.refusal\(\s*'(\w+)', '(\w+)'/

/** All errors that the routines of a script raise or return, except those that are only passed on. */
export async function raisedErrors(sql: string): Promise<Raised[]> {
  const raised: Raised[] = []
  for (const { routine, tree } of await parseScript(sql)) {
    for (const { query } of nodesOf(nodesOf(tree, 'PLpgSQL_stmt_return'), 'PLpgSQL_expr')) {
      const [, errcode, message] = answered.exec(query as string) ?? []
      if (errcode) raised.push({ routine, errcode, message })
    }
    for (const raise of nodesOf(tree, 'PLpgSQL_stmt_raise')) {
      const { elog_level, condname, message, options = [] } = raise
      if (elog_level !== error || (!condname && !message && (options as Node[]).length === 0)) continue
      const given = nodesOf(options, 'PLpgSQL_raise_option') as Array<Node & { opt_type?: number }>
      const option = (type: number) => {
        const [expr] = nodesOf(
          given.find(({ opt_type = 0 }) => opt_type === type),
          'PLpgSQL_expr',
        )
        return literal(expr?.query as string | undefined)
      }
      raised.push({
        routine,
        errcode: option(optionTypes.errcode) ?? (condname as string | undefined) ?? 'P0001',
        message: option(optionTypes.message) ?? (message as string | undefined),
      })
    }
  }
  return raised
}
