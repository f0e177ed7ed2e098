// Runs in a thread of its own: Vite and the database both calculate for seconds, and would take turns.
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { parentPort } from 'node:worker_threads'
import { createServer } from 'vite'

const server = createHttpServer((request, response) => vite.middlewares(request, response))
const vite = await createServer({
  server: { middlewareMode: true, ws: { server } },
  appType: 'spa',
  logLevel: 'warn',
  clearScreen: false,
})
await once(server.listen(0, '127.0.0.1'), 'listening')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.postMessage(server.address().port)
await once(parentPort, 'message')
await vite.close()
process.exit()
