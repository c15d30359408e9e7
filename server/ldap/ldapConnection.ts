import { isIP } from 'node:net'
import { Client, ResultCodeError } from 'ldapts'
import type { DirectorySettings } from '../ports.ts'
import { certificateProblem } from '../net/certificateProblem.ts'
import { withTimeout } from '../withTimeout.ts'

type Address = Pick<DirectorySettings, 'url' | 'startTls'>

/** The cause if a directory gave no answer in time. */
export const noAnswerInTime = 'no answer in time'

class OutOfTime extends Error {}

/**
 * Runs a task on a connection of its own, which is closed afterwards.
 *
 * @param timeoutMs for everything: connection, handshake and answers
 */
export async function overLdap<T>(
  { url, startTls }: Address,
  timeoutMs: number,
  act: (client: Client) => Promise<T>,
): Promise<T> {
  // Our time-out comes first: the library's cannot be told from a lost connection.
  const itsOwnMs = timeoutMs + 1_000
  const client = new Client({ url, timeout: itsOwnMs, connectTimeout: itsOwnMs })
  const work = async () => {
    if (startTls) await client.startTLS(identityAt(url))
    return { value: await act(client) }
  }
  try {
    const done = await withTimeout(timeoutMs, work())
    if (done === null) throw new OutOfTime()
    return done.value
  } finally {
    // An error while disconnecting changes nothing.
    client.unbind().catch(() => undefined)
  }
}

/** The name that must be in the certificate. */
function identityAt(url: string) {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '')
  return isIP(host) === 0 ? { host, servername: host } : { host }
}

/**
 * What went wrong, in our words: the library's errors contain names, and the directory's may contain
 * anything.
 */
export function ldapCause(error: unknown): string {
  if (error instanceof OutOfTime) return noAnswerInTime
  if (error instanceof ResultCodeError) return wordsOf.get(error.code) ?? `answered with code ${error.code}`
  const certificate = certificateProblem(error)
  if (certificate !== null) return certificate
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  // Codes such as ECONNREFUSED.
  if (typeof code === 'string' && /^[A-Z_]+$/.test(code)) return `could not be connected (${code})`
  return 'could not be connected, or broke off'
}

const wordsOf: ReadonlyMap<number, string> = new Map([
  [2, 'protocol not understood'],
  [8, 'wants stronger authentication'],
  [13, 'wants an encrypted connection'],
  [32, 'the search base is not there'],
  [48, 'the administrator may not sign in like this'],
  [49, "the administrator's name or password is wrong"],
  [50, 'the administrator may not search'],
  [51, 'is busy'],
  [52, 'is not available'],
])
