/** Holds React back from a part of a built page. */
export interface Gate {
  opened: Promise<void>
  open: () => void
  /** The part is on the page. */
  wait: () => void
  isWaiting: () => boolean
  /** React has it, or it is gone. */
  pass: () => void
}

/** So that `use` goes on at once, also within the event that opened a gate. */
const markFulfilled = (promise: Promise<void>) =>
  Object.assign(promise, { status: 'fulfilled', value: undefined })

/** Those that React has not passed, each with when it has. */
const waiting = new Map<Gate, Promise<void>>()

export function createGate(): Gate {
  const { promise: opened, resolve } = withResolvers()
  const { promise: passed, resolve: pass } = withResolvers()
  let hasPassed = false
  const gate: Gate = {
    opened,
    open: () => {
      markFulfilled(opened)
      resolve()
    },
    wait: () => {
      if (!hasPassed) waiting.set(gate, passed)
    },
    isWaiting: () => waiting.has(gate),
    pass: () => {
      hasPassed = true
      waiting.delete(gate)
      pass()
    },
  }
  // A build writes all parts.
  if (import.meta.env.SSR) gate.open()
  return gate
}

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/**
 * Opens all gates, and is there once React has the whole page: what changes everywhere at once would have it throw the
 * waiting parts away and draw them anew in one long task.
 */
export async function passAllGates(): Promise<void> {
  // A part may have parts of its own, which wait once it is there.
  while (waiting.size > 0) {
    for (const gate of waiting.keys()) gate.open()
    await Promise.all(waiting.values())
  }
}
