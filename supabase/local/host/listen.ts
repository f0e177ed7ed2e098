import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'

/** Somebody else listens on the port that was asked for. */
export class PortInUseError extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is in use.`)
    this.name = 'PortInUseError'
  }
}

function bind(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error)
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

const closed = (server: NetServer) => new Promise<void>((resolve) => server.close(() => resolve()))

export interface Listening {
  port: number
  close(): Promise<void>
}

/**
 * Listens where `localhost` may lead, on 127.0.0.1 and ::1, and nowhere else: the local keys are no secret.
 * @param port 0 = a free one
 * @throws PortInUseError
 */
export async function listenOnLoopback(server: Server, port: number): Promise<Listening> {
  const chosen = await bind(server, port, '127.0.0.1')
  const second = createServer((socket) => server.emit('connection', socket))
  try {
    await bind(second, chosen, '::1')
  } catch (error) {
    if (error instanceof PortInUseError) {
      await closed(server)
      throw error
    }
    // No IPv6 on this machine.
  }
  return {
    port: chosen,
    async close() {
      const both = [closed(server), second.listening ? closed(second) : undefined]
      server.closeAllConnections()
      await Promise.all(both)
    },
  }
}
