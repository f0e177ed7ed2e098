import { serve, type Answer, type ServerRequest } from '@tests/support/fake-server'
import { callTimes } from '@tests/support/standard-hours'

/**
 * Answers the booking pages with the standard hours of the week, `ofDay` for each day, and these free times.
 */
export function serveCallTimes(ofDay: Answer, free: Answer = []): void {
  serve('rpc/call_times', ({ body }: ServerRequest) => ((body as { day?: string }).day ? ofDay : callTimes()))
  serve('rpc/free_times', free)
}
