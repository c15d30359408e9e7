import { connect } from 'node:net'

/**
 * Resolves when a port of this machine accepts connections: such a program does not report that it is ready.
 *
 * @param deadline as `performance.now()` counts
 * @param what what listens there, for the error
 * @throws if nothing listens by then
 */
export async function listening(port: number, deadline: number, what: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  socket.destroy()
  if (isThere) return
  if (performance.now() > deadline) throw new Error(`${what} does not listen`)
  await listening(port, deadline, what)
}
