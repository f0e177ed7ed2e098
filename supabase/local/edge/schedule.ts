/** What a hosted project's cron does: calls a function again and again. */
export interface Schedule {
  /** Stops calling; resolves once a call under way has ended. */
  stop(): Promise<void>
}

export interface ScheduleOptions {
  /** Where the function listens; nothing while it is down. */
  url: () => string | undefined
  secret: string
  /** The pause between two calls; 0: none is made. */
  seconds: number
}

/** A function that is down, or starting again, is simply asked the next time; what it has to say it logs itself. */
async function callOnce(url: string, secret: string, signal: AbortSignal): Promise<void> {
  const headers = { Authorization: `Bearer ${secret}` }
  await fetch(url, { method: 'POST', headers, signal })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined)
}

/** Calls a function in turns. Keeps no process alive. */
export function startSchedule({ url, secret, seconds }: ScheduleOptions): Schedule {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let calling = Promise.resolve()

  function next(): void {
    timer = setTimeout(() => {
      const address = url()
      calling = (address ? callOnce(address, secret, stopping.signal) : Promise.resolve()).then(() => {
        if (!stopping.signal.aborted) next()
      })
    }, seconds * 1000)
    timer.unref()
  }

  if (seconds > 0) next()
  return {
    async stop() {
      clearTimeout(timer)
      stopping.abort()
      await calling
    },
  }
}
