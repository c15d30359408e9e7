import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from '../bootstrap/run.mjs'
import { findBrowser, findShell, findWholeBrowser } from '../findBrowser.mjs'

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
  const isShellToBeHad = isDebianRoot() && !process.env['KALENDS_BROWSER'] && findShell() === null
  return installed([isShellToBeHad ? bySystem('chromium-headless-shell') : [], ...wholeWays()], findBrowser)
}

/** A browser as people use it, for the bench: one that is there, else brought as `ensureBrowser` brings one. */
export async function ensureWholeBrowser(): Promise<string | null> {
  return installed([[], ...wholeWays()], findWholeBrowser)
}

type Command = readonly string[]

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const wholeWays = () => [byPlaywright, ...(isDebianRoot() ? [bySystem('chromium')] : [])]

/** Goes one way after the other until a browser is found that answers. */
export async function installed(
  ways: readonly (readonly Command[])[],
  find: () => Promise<string | null>,
): Promise<string | null> {
  for (const way of ways) {
    for (const [program = '', ...args] of way) {
      console.log(`Looking for a browser: ${[program, ...args].join(' ')} ...`)
      await run(program, args, { isQuiet: true })
    }
    const found = await find()
    if (found && answers(found)) return found
  }
  return null
}

/** A browser whose libraries are missing is there, and does not even tell its version. */
function answers(browser: string): boolean {
  return spawnSync(browser, ['--version'], { stdio: 'ignore' }).status === 0
}
