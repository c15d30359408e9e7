import { get } from 'node:http'
import { StartProblem } from '../StartProblem.ts'
import { probePaths } from '../probePaths.ts'
import type { Settings } from '../settings/readSettings.ts'
import type { Store } from '../../store/Store.ts'

const patienceMs = 10_000

/**
 * Checks that the store and the service answer. Identity providers are not checked: Kalends starts even if an
 * external one is down, and the embedded one is listening already.
 *
 * @throws {StartProblem} naming what does not answer
 */
export async function everythingAnswers(
  { host, port }: Pick<Settings, 'host' | 'port'>,
  store: Store,
): Promise<void> {
  await store.ping()
  const address = `http://${reachable(host)}:${port}`
  try {
    await isAlive(address + probePaths.alive)
  } catch (cause) {
    throw new StartProblem(`The service does not answer at ${address}.`, { cause })
  }
}

/** `fetch` is not used because loading it takes longer than this check. */
function isAlive(address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  get(address, { agent: false, signal: AbortSignal.timeout(patienceMs) })
    .on('response', (answer) => {
      answer.resume()
      const { statusCode } = answer
      if (statusCode === 200) resolve()
      else reject(new Error(`answered ${statusCode}`))
    })
    .on('error', reject)
  return promise
}

/** A host that stands for all addresses of the machine is called on loopback. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
