/**
 * Calls a function every few seconds, like the cron of a hosted project does every minute.
 * @param url the function's URL; undefined while it is down
 * @param seconds 0 = never
 * @returns a function that stops it
 */
export function startSchedule(url: () => string | undefined, secret: string, seconds: number): () => void {
  if (seconds === 0) return () => undefined
  const headers = { Authorization: `Bearer ${secret}` }
  let isCalling = false
  const timer = setInterval(async () => {
    const address = url()
    if (isCalling || !address) return
    isCalling = true
    // A function that fails writes its own log, and is called again next time.
    await fetch(address, { method: 'POST', headers })
      .then((answer) => answer.text())
      .catch(() => undefined)
    isCalling = false
  }, seconds * 1000)
  return () => clearInterval(timer)
}
