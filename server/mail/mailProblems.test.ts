import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createPlainServer } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canMakeCertificates, makeCertificate } from '../testing/makeCertificate.ts'
import { imapMailbox } from './imapMailbox.ts'
import { smtpMail } from './smtpMail.ts'

const openings: { close(): unknown }[] = []
afterAll(() => openings.forEach((each) => each.close()))

const portOf = (server: Pick<Server, 'address'>) => {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
const mailboxAt = (port: number, scheme: string) =>
  imapMailbox(
    { url: `${scheme}://ada:secret@localhost:${port}/INBOX`, address: 'a@example.org', authservId: 'mx' },
    () => undefined,
  )

let port = 0
beforeAll(async () => {
  if (!canMakeCertificates()) return
  const folder = mkdtempSync(join(tmpdir(), 'kalends-tls-'))
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')]
  makeCertificate(key, cert, 'DNS:localhost')
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) =>
    socket.on('error', () => undefined),
  )
  server.on('tlsClientError', () => undefined)
  openings.push(server)
  await once(server.listen(0, 'localhost'), 'listening')
  port = portOf(server)
  rmSync(folder, { recursive: true })
})

test.skipIf(!canMakeCertificates())(
  'a mail server and a mailbox whose authority nobody here knows are called so (for want of openssl not everywhere)',
  async () => {
    const mail = smtpMail({ url: `smtps://ada:secret@localhost:${port}`, from: 'a@example.org' })
    openings.push(mail)
    expect(await mail.problem()).toBe('The mail server has a certificate that is not trusted.')
    expect(await mailboxAt(port, 'imaps').problem()).toBe(
      'The server of the mailbox has a certificate that is not trusted.',
    )
  },
)

test('a mailbox says whether it cannot be reached, takes no password, or has no such folder', async () => {
  let isOpen = false
  const server = createPlainServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    socket.on('data', (chunk) => {
      const [tag = '', command = ''] = String(chunk).split(' ')
      const login = isOpen ? 'OK in' : 'NO [AUTHENTICATIONFAILED] no'
      const answers = new Map([
        ['LOGIN', login],
        ['EXAMINE', 'NO [NONEXISTENT] no'],
      ])
      socket.write(`${tag} ${answers.get(command.trim().toUpperCase()) ?? 'OK done'}\r\n`)
    })
  })
  openings.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const mailbox = mailboxAt(portOf(server), 'imap')
  expect(await mailbox.problem()).toBe('The mailbox does not accept the name and password.')
  isOpen = true
  expect(await mailbox.problem()).toBe('The folder of the mailbox does not exist.')
  expect(await mailboxAt(1, 'imap').problem()).toBe('The mailbox cannot be reached.')
})
