import { isIP } from 'node:net'
import { Client, ResultCodeError } from 'ldapts'
import type { DirectorySettings } from '../ports.ts'
import { withTimeout } from '../withTimeout.ts'

type Address = Pick<DirectorySettings, 'url' | 'startTls'>

/** The cause where a directory did not answer in time. */
export const noAnswerInTime = 'no answer in time'

class OutOfTime extends Error {}

/**
 * Does something over a connection of its own, which is closed whatever comes.
 *
 * @param timeoutMs for all of it: the connection, the handshake and every answer
 */
export async function overLdap<T>(
  { url, startTls }: Address,
  timeoutMs: number,
  act: (client: Client) => Promise<T>,
): Promise<T> {
  // Ours speaks first: the library's own cannot be told from a connection that broke off.
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
    // What goes wrong while leaving changes nothing.
    client.unbind().catch(() => undefined)
  }
}

/** Whom the certificate must name. */
function identityAt(url: string) {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '')
  return isIP(host) === 0 ? { host, servername: host } : { host }
}

/** What went wrong, in words of ours: the library's hold names, and those of the directory anything. */
export function ldapCause(error: unknown): string {
  if (error instanceof OutOfTime) return noAnswerInTime
  if (error instanceof ResultCodeError) return wordsOf.get(error.code) ?? `answered with code ${error.code}`
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  // Such as ECONNREFUSED or CERT_HAS_EXPIRED.
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
