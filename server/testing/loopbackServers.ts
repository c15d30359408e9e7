import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** Servers on this machine with answers of their own, for tests of what the service calls. */
export function loopbackServers() {
  const running = new Set<ReturnType<typeof createServer>>()
  return {
    /** @returns the port of a new one */
    portOf: async (answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> => {
      const server = createServer(answer)
      running.add(server)
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve)
      })
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      return address.port
    },
    /** Ends all of them. */
    close: (): void => {
      for (const server of running) server.close().closeAllConnections()
      running.clear()
    },
  }
}
