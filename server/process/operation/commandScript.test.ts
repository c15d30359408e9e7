import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const operate = readFileSync('docs/operate.md', 'utf8')
const blockBeginning = (language: string, start: string) =>
  [...operate.matchAll(/^```(\w+)\n([^`]*)```/gm)].find(
    ([, name, text]) => name === language && text?.startsWith(start),
  )?.[2] ?? ''

/** Only what the machine of a test does not have is another one. */
function here(text: string, folder: string): string {
  return text
    .replaceAll('/etc/kalends', folder)
    .replaceAll('/var/lib/kalends', join(folder, 'data'))
    .replaceAll('/var/cache/kalends', join(tmpdir(), 'kalends-compiled'))
    .replace('cd /opt/kalends', `cd ${process.cwd()}`)
    .replace('runuser -u kalends -- /opt/node/bin/node', process.execPath)
}

test('the script of docs/operate.md runs commands with the settings and secrets of the service', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-script-'))
  writeFileSync(join(folder, 'settings'), here(blockBeginning('sh', 'NODE_ENV'), folder))
  writeFileSync(join(folder, 'secrets'), "OIDC_CLIENT_SECRET='a $b & c'\n")
  const script = join(folder, 'kalends')
  writeFileSync(script, here(blockBeginning('bash', '#!/bin/sh'), folder), { mode: 0o700 })
  const run = (...args: string[]) => promisify(execFile)(script, args)
  const given = run('admin', 'set-password', 'ada@example.org')
  given.child.stdin?.end('correct horse\n')
  // Ada is an administrator: the settings were read.
  expect(await given).toMatchObject({ stdout: 'Password set.\n' })
  const backup = join(folder, 'a backup.sqlite')
  expect((await run('backup', backup)).stdout).toContain('1 person')
  expect((await run('restore', backup, '--replace')).stdout).toContain(join(folder, 'data'))
  rmSync(folder, { recursive: true })
})
