import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from '../bootstrap/run.mjs'
import { findBrowser, findShell, findWholeBrowser } from '../findBrowser.mjs'

const byPlaywright = [['node_modules/.bin/playwright', 'install', 'chromium']]
const bySystem = (name: string) => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', name],
]

/** What a person can type if nothing here helped. */
export const browserCommand = 'npx playwright install --with-deps chromium'

/**
 * A browser for the stories: as root on Debian the system's headless shell, else an installed one, else
 * Playwright's own, else, as root, the system's full browser. System packages are never touched without those
 * rights.
 *
 * @returns its path, null if there is none
 */
export async function ensureBrowser(): Promise<string | null> {
  const isShellToBeHad = isDebianRoot() && !process.env['KALENDS_BROWSER'] && findShell() === null
  return installed([isShellToBeHad ? bySystem('chromium-headless-shell') : [], ...wholeWays()], findBrowser)
}

/** A full browser for the bench: an installed one, else installed as `ensureBrowser` does it. */
export async function ensureWholeBrowser(): Promise<string | null> {
  return installed([[], ...wholeWays()], findWholeBrowser)
}

type Command = readonly string[]

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const wholeWays = () => [byPlaywright, ...(isDebianRoot() ? [bySystem('chromium')] : [])]

/** Tries one way after the other until a browser answers. */
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

/** A browser whose libraries are missing exists, but does not even print its version. */
function answers(browser: string): boolean {
  return spawnSync(browser, ['--version'], { stdio: 'ignore' }).status === 0
}
