import { useEffect, useState } from 'react'

/** The value, updated once it has not changed for `ms`. */
export function useDebouncedValue<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
