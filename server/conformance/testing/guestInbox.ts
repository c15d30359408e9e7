import { ImapFlow, type MessageEnvelopeObject, type MessageStructureObject } from 'imapflow'
import type { TestMailServer } from '../../testing/mailTestServer.ts'

/** A mail as the server of its reader describes it. */
export type ArrivedMail = {
  readonly uid: number
  /** As it lies there, with its encodings. */
  readonly source: string
  /** What the server has read of its headers (ENVELOPE), decoded. */
  readonly envelope: MessageEnvelopeObject | undefined
  /** Its headers, unfolded, by their names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  /** What the server says of its parts (BODYSTRUCTURE, RFC 9051 7.5.2). */
  readonly structure: MessageStructureObject | undefined
  /** The content of a part by its number, as `1.2`, decoded. */
  readonly part: (number: string) => Promise<string>
}

/** The mailbox of `guest` on a real server, read as a mail program does; closed at the end. */
export async function withGuestInbox<Result>(
  server: TestMailServer,
  read: (inbox: GuestInbox) => Promise<Result>,
): Promise<Result> {
  const url = new URL(server.imapUrl('guest'))
  const client = new ImapFlow({
    host: url.hostname,
    port: Number(url.port),
    secure: false,
    auth: { user: url.username, pass: url.password },
    logger: false,
  })
  await client.connect()
  try {
    await client.mailboxOpen('INBOX')
    return await read(inboxOf(client))
  } finally {
    await client.logout()
  }
}

export type GuestInbox = {
  /** All mails, the oldest first. */
  readonly mails: () => Promise<readonly ArrivedMail[]>
}

const inboxOf = (client: ImapFlow): GuestInbox => ({
  mails: async () => {
    const found = await client.fetchAll('1:*', {
      uid: true,
      source: true,
      envelope: true,
      bodyStructure: true,
    })
    return found.map(({ uid, source, envelope, bodyStructure }) => {
      const text = String(source)
      return {
        uid,
        source: text,
        envelope,
        headers: headersOf(text),
        structure: bodyStructure,
        part: async (number) => {
          const { content } = await client.download(String(uid), number, { uid: true })
          const chunks: Uint8Array[] = []
          for await (const chunk of content ?? []) chunks.push(chunk)
          return Buffer.concat(chunks).toString('utf8')
        },
      }
    })
  },
})

function headersOf(source: string): ReadonlyMap<string, string> {
  const [head = ''] = source.split('\r\n\r\n', 1)
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}
