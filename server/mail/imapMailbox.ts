import { ImapFlow } from 'imapflow'
import { errorFacts } from '../http/errorFacts.ts'
import { isRecord } from '#contract/secretProperties.ts'
import { certificateProblem } from '../net/certificateProblem.ts'
import { isLoopback } from '../net/isLoopback.ts'
import type { IncomingMail, Log, Mailbox } from '../ports.ts'
import { readMailInThread } from './readMailInThread.ts'
import { readUnseen, type MailFolder } from './readUnseen.ts'

/** How the mailbox is reached. The URL contains a password; its path is the folder. */
export type ImapSettings = {
  readonly url: string
  /** The address of the mailbox. */
  readonly address: string
  /** By which the operator's mail server signs what it has verified (RFC 8601). */
  readonly authservId: string
}

const largestMail = 1024 * 1024
/** A mail that could not be handled is tried again after this. */
const pollMs = 60_000
const shortestPauseMs = 1000
const longestPauseMs = 300_000

/**
 * A mailbox read by IMAP (RFC 9051), which tells of new mails while it is idle (RFC 2177). A mail that was handled is
 * marked as seen.
 */
export function imapMailbox({ url, address, authservId }: ImapSettings, log: Log): Mailbox {
  const { folder, ...connection } = connectionOf(new URL(url))
  const connect = async () => {
    const client = new ImapFlow({ ...connection, ...guards })
    // Without a listener, an error of the connection would end the process. It closes, too, which is handled.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  const folderOf = (client: ImapFlow): MailFolder => ({
    unseen: async () => (await client.search({ seen: false }, { uid: true })) || [],
    sourceOf: async (uid) => {
      const asked = { source: { maxLength: largestMail } }
      const message = await client.fetchOne(String(uid), asked, { uid: true })
      return (message && message.source) || null
    },
    markSeen: async (uid) => void (await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })),
    isOpen: () => client.usable,
  })

  /** Reads until the connection ends. */
  const stay = async (client: ImapFlow, handle: (mail: IncomingMail) => Promise<void>) => {
    const closed = Promise.withResolvers<undefined>()
    client.on('close', () => closed.resolve(undefined))
    await client.mailboxOpen(folder)
    let reading = Promise.resolve()
    const read = () => {
      reading = reading
        .then(() => readUnseen(folderOf(client), (source) => handleSource(source, handle), log))
        .catch((error: unknown) => log('mailbox-failed', errorFacts(error)))
    }
    client.on('exists', read)
    const timer = setInterval(read, pollMs)
    read()
    await closed.promise
    clearInterval(timer)
    await reading
  }

  const handleSource = async (source: Uint8Array, handle: (mail: IncomingMail) => Promise<void>) => {
    const mail = await readMailInThread({ source, authservId })
    if (mail !== null) await handle(mail)
  }

  return {
    address,
    listen: (handle) => {
      const stopping = new AbortController()
      let client: ImapFlow | null = null
      const run = async () => {
        for (let pauseMs = shortestPauseMs; !stopping.signal.aborted;) {
          try {
            client = await connect()
            pauseMs = shortestPauseMs
            if (!stopping.signal.aborted) await stay(client, handle)
          } catch (error) {
            log('mailbox-failed', { ...errorFacts(error), cause: problemOf(error) })
          }
          client?.close()
          if (!stopping.signal.aborted) await pause(pauseMs, stopping.signal)
          pauseMs = Math.min(2 * pauseMs, longestPauseMs)
        }
      }
      const running = run()
      return async () => {
        stopping.abort()
        client?.close()
        await running
      }
    },
    problem: async () => {
      try {
        const client = await connect()
        await client.mailboxOpen(folder, { readOnly: true }).finally(() => client.close())
        return null
      } catch (error) {
        return problemOf(error)
      }
    },
  }
}

/** Answers of servers may repeat what they were sent, so only the kind of the problem is said. */
function problemOf(error: unknown): string {
  const certificate = certificateProblem(error)
  if (certificate !== null) return `The server of the mailbox ${certificate}.`
  const { authenticationFailed, serverResponseCode, code } = isRecord(error) ? error : {}
  if (authenticationFailed === true) return 'The mailbox does not accept the name and password.'
  if (serverResponseCode === 'NONEXISTENT') return 'The folder of the mailbox does not exist.'
  return typeof code === 'string' ? 'The mailbox cannot be reached.' : 'The mailbox cannot be opened.'
}

const guards = {
  logger: false,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  maxLiteralSize: 4 * largestMail,
  maxResponseSize: 8 * largestMail,
  // It is told of a new mail only while it is idle.
  autoIdleDelay: 100,
  maxIdleTime: 240_000,
} as const

function connectionOf({ protocol, hostname, port, username, password, pathname }: URL) {
  const secure = protocol === 'imaps:'
  return {
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    ...(!secure && !isLoopback(hostname) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
