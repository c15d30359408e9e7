import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../process/operation/freePort.ts'
import { listening } from './listening.ts'

/**
 * A mail server on loopback, in a temporary folder: Exim takes mails, Dovecot shows them. It knows `calendar` and `guest`
 * at any domain; mails to others come back. Who greets as `far.example` counts as proved to be from there.
 */
export type TestMailServer = {
  readonly smtpUrl: string
  /** @param name `calendar` or `guest` */
  readonly imapUrl: (name: string) => string
  stop(): Promise<void>
}

type Options = {
  /** An empty one, which is deleted at the end; mails lie in `mail/guest/new`. A temporary one unless given. */
  readonly folder?: string
  /** A free one unless given. */
  readonly port?: number
  readonly imapPort?: number
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'kalends-mail-'))

/** By which it signs what it has verified. */
export const testAuthservId = 'mx.kalends.example'

const exim = '/usr/sbin/exim4'
const dovecot = '/usr/sbin/dovecot'
const maxStartMs = 10_000
/** Root may not deliver mail, so the servers of a test run as nobody then. */
const nobody = 'nobody'

export const hasMailServer = (): boolean => existsSync(exim) && existsSync(dovecot)

/** @throws {Error} if it does not start */
export async function startMailServer({
  folder = newFolder(),
  port = 0,
  imapPort,
}: Options = {}): Promise<TestMailServer> {
  if (!hasMailServer()) throw new Error('There is no mail server on this machine')
  const file = (name: string) => join(folder, name)
  const isRoot = process.getuid?.() === 0
  const { uid, gid, user, group } = personOf(isRoot ? nobody : userInfo().username)
  const readPort = imapPort ?? (await freePorts()).port
  for (const name of ['spool', 'mail', 'run', 'state', 'home']) mkdirSync(file(name))
  writeFileSync(file('exim.conf'), eximSettings(folder, { uid, gid }))
  writeFileSync(file('dovecot.conf'), dovecotSettings(folder, { user, group, imapPort: readPort }))
  if (isRoot)
    for (const each of ['', 'spool', 'mail', 'run', 'state', 'home']) chownSync(join(folder, each), uid, gid)
  chmodSync(folder, 0o755)
  const as = isRoot ? { uid, gid } : {}

  const smtp = createServer((socket) => {
    const child = spawn(exim, ['-C', file('exim.conf'), '-bs'], { ...as, stdio: ['pipe', 'pipe', 'ignore'] })
    socket.pipe(child.stdin)
    child.stdout.pipe(socket)
    socket.on('error', () => child.kill())
    child.stdin.on('error', () => socket.destroy())
  }).listen(port, '127.0.0.1')
  await once(smtp, 'listening')
  const bound = smtp.address()
  if (bound === null || typeof bound === 'string') throw new Error('It has no port')

  const imap = spawn(dovecot, ['-F', '-c', file('dovecot.conf')], { ...as, stdio: 'ignore' })
  const ended = once(imap, 'exit')
  await Promise.race([listening(readPort, performance.now() + maxStartMs, 'the mail server'), ended])
  if (imap.exitCode !== null) throw new Error(`dovecot ended with ${imap.exitCode}`)
  return {
    smtpUrl: `smtp://127.0.0.1:${bound.port}`,
    imapUrl: (name) => `imap://${name}:secret@127.0.0.1:${readPort}/INBOX`,
    stop: async () => {
      smtp.close()
      imap.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function personOf(name: string) {
  const id = (what: string) => execFileSync('id', [what, name], { encoding: 'utf8' }).trim()
  return { uid: Number(id('-u')), gid: Number(id('-g')), user: id('-un'), group: id('-gn') }
}

type Ids = { readonly uid: number; readonly gid: number }

const eximSettings = (folder: string, { uid, gid }: Ids) => `
primary_hostname = ${testAuthservId}
spool_directory = ${folder}/spool
log_file_path = ${folder}/spool/%slog
exim_user = ${uid}
exim_group = ${gid}
never_users =
deliver_drop_privilege = true
qualify_domain = kalends.example
host_lookup =
keep_environment =
rfc1413_hosts =
smtp_accept_max = 0
received_header_text = Received: for test
acl_smtp_rcpt = taken
acl_smtp_data = verified

begin acl
taken:
  accept
verified:
  warn add_header = :at_start:Authentication-Results: ${testAuthservId}; dmarc=\${if eq{$sender_helo_name}{far.example}{pass}{fail}} header.from=far.example
  accept

begin routers
known:
  driver = accept
  local_parts = calendar : guest
  transport = maildir

begin transports
maildir:
  driver = appendfile
  directory = ${folder}/mail/$local_part_data
  maildir_format
  create_directory
  delivery_date_add
`

const dovecotSettings = (
  folder: string,
  { user, group, imapPort }: { readonly user: string; readonly group: string; readonly imapPort: number },
) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/state/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_login_user = ${user}
default_internal_group = ${group}
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%n
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${folder}/home
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${imapPort}
  }
}
service anvil {
  chroot =
}
`
