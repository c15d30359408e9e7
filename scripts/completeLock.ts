import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { completed } from './lock/completed.ts'
import type { Lock } from './lock/Lock.ts'
import { unverifiedIn, withIntegrity, withoutUnverified } from './lock/withIntegrity.ts'

// Run after each install that changes package-lock.json; lock/completed.ts says why.
const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const complete = completed(lock)
const verified = unverifiedIn(complete).length === 0 ? complete : withIntegrity(complete, askedAnew(complete))
const text = textOf(verified)
if (text !== textOf(lock)) writeFileSync('package-lock.json', text)
const added = Object.keys(complete.packages).length - Object.keys(lock.packages).length
console.log(`package-lock.json: ${added} bindings of other platforms added`)
const missing = unverifiedIn(verified)
if (missing.length > 0)
  console.log(`${missing.length} of them have no integrity, as this registry does not serve them.`)

/**
 * The lock file as npm creates it in an empty folder, with the packages that this machine has not installed.
 */
function askedAnew(known: Lock): Lock {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  try {
    for (const file of ['package.json', '.npmrc'].filter(existsSync)) copyFileSync(file, join(folder, file))
    const file = join(folder, 'package-lock.json')
    writeFileSync(file, textOf(withoutUnverified(known)))
    const flags = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']
    const { status } = spawnSync('npm', ['install', ...flags], { cwd: folder, stdio: 'inherit' })
    return status === 0 ? JSON.parse(readFileSync(file, 'utf8')) : { packages: {} }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function textOf(value: Lock): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
