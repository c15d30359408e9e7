import { existsSync } from 'node:fs'
import path from 'node:path'

const wholeNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * The browser for stories and component tests: the one named in KALENDS_BROWSER, else the system's headless
 * shell, which needs a quarter less time, else a full one. Plain JavaScript, because it runs before anything
 * is installed.
 *
 * @returns {Promise<string | null>} the path of an executable, null if there is none
 */
export async function findBrowser() {
  return findNamed() ?? findShell() ?? (await findWholeBrowser())
}

/**
 * The system's headless browser.
 *
 * @returns {string | null} the path of an executable, null if there is none
 */
export function findShell() {
  return onPath(['chromium-headless-shell']).find(existsSync) ?? null
}

/**
 * A full browser: the one named in KALENDS_BROWSER, else Playwright's own, else the system's.
 *
 * @returns {Promise<string | null>} the path of an executable, null if there is none
 */
export async function findWholeBrowser() {
  const candidates = [await playwrightsOwn(), ...onPath(wholeNames)]
  return findNamed() ?? candidates.find((file) => file && existsSync(file)) ?? null
}

function findNamed() {
  const named = process.env.KALENDS_BROWSER
  return named && existsSync(named) ? named : null
}

/** As root, Chromium has no sandbox; the other options keep it from calling home during a test. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}
