import { createServer } from 'node:net'

/**
 * A port of the loopback that nobody listens on, nor on the one after it: the service's, and the provider's beside it. Below those that
 * systems lend to whoever connects somewhere, as one of these may be lent again before our service has it.
 */
export async function freePort(): Promise<number> {
  const port = 10_240 + 2 * Math.floor(Math.random() * 10_000)
  const areFree = (await isFree(port)) && (await isFree(port + 1))
  return areFree ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
