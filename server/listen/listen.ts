import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { StartProblem } from './StartProblem.ts'

export type Listener = {
  /** Accepts nothing new, waits a while for the answers under way, then frees the port. Never rejects. */
  stop(): Promise<void>
}

type Place = {
  readonly host: string
  readonly port: number
  /** The setting that names the port, for the sentence about a taken one. */
  readonly setting: string
  /** How long a stop waits for the answers under way before it cuts them off. */
  readonly patienceMs?: number
}

/** @throws {StartProblem} where the port is taken or the host is not ours */
export async function listen(place: Place, answer: RequestListener): Promise<Listener> {
  const { host, port, patienceMs = 2_500 } = place
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  const server = createServer((request: IncomingMessage, response) => {
    underWay.add(response)
    if (isStopping) response.setHeader('connection', 'close')
    response.once('close', () => underWay.delete(response))
    answer(request, response)
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new StartProblem(sentenceFor(cause, place), { cause })
  }
  return {
    stop: async () => {
      isStopping = true
      const closed = once(server, 'close')
      server.close()
      for (const response of underWay) {
        // A connection kept alive after its answer would keep the port.
        if (!response.headersSent) response.setHeader('connection', 'close')
        response.once('close', () => server.closeIdleConnections())
      }
      const impatience = setTimeout(() => server.closeAllConnections(), patienceMs)
      await closed
      clearTimeout(impatience)
    },
  }
}

function sentenceFor(cause: unknown, { host, port, setting }: Place): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what listens there, or set ${setting} to another.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account: set ${setting} to one above 1023.`
  return `${host} is no address of this machine: set HOST to one that is.`
}
