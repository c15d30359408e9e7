import { createServer } from 'node:net'

/** Two neighbouring ports of the loopback that nobody listens on: the service's and the provider's. */
export async function freePorts(): Promise<number> {
  const first = await listening(0)
  const next = await listening(first.port + 1).catch(() => null)
  await Promise.all([first.close(), next?.close()])
  return next ? first.port : freePorts()
}

function listening(port: number): Promise<{ port: number; close(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () => new Promise((closed) => server.close(() => closed())),
      })
    })
  })
}
