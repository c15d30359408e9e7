import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from '../bootstrap/run.mjs'
import { findBrowser, findShell } from '../findBrowser.mjs'

const byPlaywright = [['node_modules/.bin/playwright', 'install', 'chromium']]
const bySystem = (name: string) => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', name],
]

/** What a person can type when nothing here helped. */
export const browserCommand = 'npx playwright install --with-deps chromium'

/**
 * A browser for the stories: as root on Debian the system's without a window, else one that is there, else Playwright's own,
 * else, as that root, the system's whole one. System packages are never touched without those rights.
 *
 * @returns its path, null when there is none to be had
 */
export async function ensureBrowser(): Promise<string | null> {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const isShellToBeHad = isDebianRoot && !process.env['KALENDS_BROWSER'] && findShell() === null
  const ways = [
    isShellToBeHad ? bySystem('chromium-headless-shell') : [],
    byPlaywright,
    ...(isDebianRoot ? [bySystem('chromium')] : []),
  ]
  for (const way of ways) {
    for (const [program = '', ...args] of way) {
      console.log(`Looking for a browser: ${[program, ...args].join(' ')} ...`)
      await run(program, args, { isQuiet: true })
    }
    const found = await findBrowser()
    if (found && answers(found)) return found
  }
  return null
}

/** A browser whose libraries are missing is there, and does not even tell its version. */
function answers(browser: string): boolean {
  return spawnSync(browser, ['--version'], { stdio: 'ignore' }).status === 0
}
