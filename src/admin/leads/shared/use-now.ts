import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
let now = new Date()

/** The same moment until a minute has passed: what is drawn from it must not change between two looks. */
function read(): Date {
  if (Date.now() - now.getTime() >= minuteMs) now = new Date()
  return now
}

function subscribe(listener: () => void) {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}

/** The present, to the minute: for what is due, late or next. */
export const useNow = () => useSyncExternalStore(subscribe, read)
