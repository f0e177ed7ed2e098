import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Another program listens on the port. */
export class PortInUseError extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is in use.`)
  }
}

export interface Listening {
  port: number
  close(): Promise<void>
}

/**
 * Listens on `localhost` only, because the local keys are public.
 * @param port 0 = a free one
 * @throws PortInUseError
 */
export function listenOnLoopback(server: Server, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error),
    )
    server.listen(port, 'localhost', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      }),
    )
  })
}
