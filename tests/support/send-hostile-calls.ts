import fc from 'fast-check'
import { newAddress } from './caller-address'
import { type HostileCall, hostileCalls, isDatabaseFailure, type Surface } from './hostile-calls'

export interface HostileReport {
  calls: number
  /** How often each status came. */
  byStatus: Record<number, number>
  /** What the database failed at, or did not answer within the limit. Must be empty. */
  wrong: string[]
}

/** Sends generated calls to a served API, a few at a time. */
export async function sendHostileCalls(
  url: string,
  surface: Surface,
  { calls, seed, limitMs = 30_000 }: { calls: number; seed: number; limitMs?: number },
): Promise<HostileReport> {
  const generated = fc.sample(hostileCalls(surface), { numRuns: calls, seed })
  const report: HostileReport = { calls, byStatus: {}, wrong: [] }
  const about = ({ method, path, headers, body = '' }: HostileCall) =>
    `${method} ${path.slice(0, 150)} ${headers['content-type'] ?? ''} ${body.slice(0, 150)}`
  let next = 0
  const send = async (call: HostileCall, isAgain = false): Promise<void> => {
    try {
      const answer = await fetch(url + call.path, {
        method: call.method,
        headers: { 'cf-connecting-ip': newAddress(), ...call.headers },
        body: call.body,
        signal: AbortSignal.timeout(limitMs),
        redirect: 'manual',
      })
      const said = await answer.text()
      report.byStatus[answer.status] = (report.byStatus[answer.status] ?? 0) + 1
      if (isDatabaseFailure(answer.status, said))
        report.wrong.push(`${answer.status} ${said.slice(0, 150)} <- ${about(call)}`)
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } }
      const isClosed =
        cause?.code === 'ECONNRESET' || cause?.code === 'EPIPE' || cause?.code === 'UND_ERR_SOCKET'
      if (isClosed && !isAgain) await send(call, true)
      else report.wrong.push(`${message} ${cause?.code ?? ''} <- ${about(call)}`)
    }
  }
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let call = generated[next++]; call; call = generated[next++]) await send(call)
    }),
  )
  return report
}
