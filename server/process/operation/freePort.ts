import { once } from 'node:events'
import { createServer } from 'node:net'

/** Two loopback ports that are not in use. */
export async function freePorts(): Promise<{ readonly port: number; readonly idpPort: number }> {
  const [port, idpPort] = await Promise.all([freePort(), freePort()])
  return port === idpPort ? freePorts() : { port, idpPort }
}

/**
 * A loopback port that is not in use. It is below the range for outgoing connections, because a port of that
 * range might be taken before the service has it.
 */
export async function freePort(): Promise<number> {
  const port = 10_240 + Math.floor(Math.random() * 20_000)
  return (await isFree(port)) ? port : freePort()
}

/** Whether a loopback port is not in use. */
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
