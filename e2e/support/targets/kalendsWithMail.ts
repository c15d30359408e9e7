import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { freePortPair } from './freePortPair.ts'
import { isAvailable } from './isAvailable.ts'
import { runKalends } from './runKalends.ts'
import { runScript } from './runScript.ts'

/** Kalends with a real mail server and mailbox beside it. */
export type KalendsWithMail = {
  readonly url: string
  /** The mails of `guest@far.example`, in no order. */
  readonly mails: () => Promise<readonly Email[]>
  stop(): Promise<void>
}

export const hasMail = isAvailable('scripts/mail.ts')

export async function kalendsWithMail(): Promise<KalendsWithMail> {
  const data = await mkdtemp(path.join(tmpdir(), 'kalends-guest-'))
  const folder = await mkdtemp(path.join(tmpdir(), 'kalends-mails-'))
  const imapPort = String(await freePortPair())
  const places = ['--folder', folder, '--port', '0', '--imap-port', imapPort]
  const server = await runScript(['scripts/mail.ts', ...places])
  const kalends = await runKalends({
    dataDir: path.join(data, 'data'),
    settings: {
      SMTP_URL: server.url,
      KALENDS_MAIL_FROM: 'calendar@kalends.example',
      IMAP_URL: `imap://calendar:secret@127.0.0.1:${imapPort}/INBOX`,
      KALENDS_MAIL_AUTHSERV_ID: 'mx.kalends.example',
    },
  })
  const box = path.join(folder, 'mail', 'guest', 'new')
  return {
    url: kalends.url,
    mails: async () => {
      const names = await readdir(box).catch(() => [])
      return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(box, name)))))
    },
    stop: async () => {
      await kalends.stop()
      await server.stop()
      for (const each of [data, folder]) await rm(each, { recursive: true, force: true })
    },
  }
}
