import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningPostgres = { readonly databaseUrl: string; stop(): void }

type Account = { readonly uid?: number; readonly gid?: number }

// For tests that end within minutes: nothing needs to survive a loss of power.
const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '60', shared_buffers: '32MB' }

/**
 * A PostgreSQL server of our own, empty, in a folder that is deleted with it. It listens only on a socket in
 * that folder: it uses no port, and nobody else can connect.
 *
 * @param programs the folder of `initdb` and `pg_ctl`
 * @param dataFolder a permanent folder, whose data it continues to use
 * @throws {Error} with the output of the programs
 */
export function startPostgres(programs: string, dataFolder?: string): RunningPostgres {
  const account = unprivileged()
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'kalends-postgres-'))
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const stop = () => {
    spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], { ...account })
    if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true })
  }
  try {
    if (!existsSync(data)) make(programs, data, account)
    const given = { ...settings, listen_addresses: '', unix_socket_directories: folder }
    const options = Object.entries(given).map(([name, value]) => `-c ${name}='${value}'`)
    const log = join(folder, 'log')
    run(join(programs, 'pg_ctl'), ['-D', data, '-l', log, '-o', options.join(' '), '-w', 'start'], account)
  } catch (error) {
    stop()
    throw error
  }
  return { databaseUrl: `postgresql://kalends@localhost/postgres?host=${encodeURIComponent(folder)}`, stop }
}

/** An empty cluster. */
function make(programs: string, data: string, account: Account): void {
  // Texts sorted by a language if possible: a query that needs the order of bytes has to say so.
  const basics = ['-D', data, '-U', 'kalends', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  const inEnglish = ['--locale-provider=icu', '--icu-locale=en', '--locale=C.UTF-8']
  const { status } = spawnSync(join(programs, 'initdb'), [...basics, ...inEnglish], { ...account })
  if (status !== 0) run(join(programs, 'initdb'), [...basics, '--locale=C.UTF-8'], account)
}

function run(program: string, args: readonly string[], account: Account): void {
  // The server inherits the output of its starter: a pipe would stay open as long as it runs.
  const { status, error } = spawnSync(program, args, { ...account, stdio: 'ignore' })
  if (status !== 0) throw new Error(`${program} ended with ${status}`, { cause: error })
}

/** PostgreSQL refuses to run as root: then as a user with fewer rights. */
function unprivileged(): Account {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] =
    ['postgres', 'nobody'].flatMap((name) => accounts.filter(([first]) => first === name))[0] ?? []
  return uid === undefined || gid === undefined ? {} : { uid: Number(uid), gid: Number(gid) }
}
