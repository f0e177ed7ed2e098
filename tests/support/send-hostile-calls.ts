import fc from 'fast-check'
import { newAddress } from './caller-address'
import { type HostileCall, hostileCalls, type Surface } from './hostile-calls'

export interface HostileReport {
  calls: number
  /** How often each status came. */
  byStatus: Record<number, number>
  /** Too long, and cut off before the answer was read. */
  closed: number
  /** What was answered 5xx, or not within the limit. Must be empty. */
  wrong: string[]
}

/** Sends generated calls to a served API, a few at a time. */
export async function sendHostileCalls(
  url: string,
  surface: Surface,
  { calls, seed, limitMs = 30_000 }: { calls: number; seed: number; limitMs?: number },
): Promise<HostileReport> {
  const generated = fc.sample(hostileCalls(surface), { numRuns: calls, seed })
  const report: HostileReport = { calls, byStatus: {}, closed: 0, wrong: [] }
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
      if (answer.status >= 500) report.wrong.push(`${answer.status} ${said.slice(0, 150)} <- ${about(call)}`)
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } }
      // What is refused as too long is not read to its end: its connection is closed, sometimes under the next call.
      const isClosed =
        cause?.code === 'ECONNRESET' || cause?.code === 'EPIPE' || cause?.code === 'UND_ERR_SOCKET'
      if (isClosed && (call.body?.length ?? 0) > 1_000_000) report.closed += 1
      else if (isClosed && !isAgain) await send(call, true)
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
