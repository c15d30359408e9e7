import { once } from 'node:events'
import { createServer } from 'node:net'

/** Two ports of loopback that nobody listens on. */
export async function freePorts(): Promise<{ readonly port: number; readonly idpPort: number }> {
  const [port, idpPort] = await Promise.all([freePort(), freePort()])
  return port === idpPort ? freePorts() : { port, idpPort }
}

/**
 * A port of loopback that nobody listens on: below those that systems lend to outgoing connections, as one of
 * these may be lent again before our service has it.
 */
export async function freePort(): Promise<number> {
  const port = 10_240 + Math.floor(Math.random() * 20_000)
  return (await isFree(port)) ? port : freePort()
}

/** Whether nobody listens there any more. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
