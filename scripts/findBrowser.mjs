import { existsSync } from 'node:fs'
import path from 'node:path'

const wholeNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * The browser that stories and component tests run in: the one named in KALENDS_BROWSER, else the system's without a window,
 * which takes a quarter less of their time, else a whole one. Plain JavaScript, as the test bootstrap asks before anything is
 * installed.
 *
 * @returns {Promise<string | null>} the path of an executable, null when there is none
 */
export async function findBrowser() {
  return findNamed() ?? findShell() ?? (await findWholeBrowser())
}

/**
 * The system's browser without a window.
 *
 * @returns {string | null} the path of an executable, null when there is none
 */
export function findShell() {
  return onPath(['chromium-headless-shell']).find(existsSync) ?? null
}

/**
 * A browser as people use it: the one named in KALENDS_BROWSER, else Playwright's own, else the system's.
 *
 * @returns {Promise<string | null>} the path of an executable, null when there is none
 */
export async function findWholeBrowser() {
  const candidates = [await playwrightsOwn(), ...onPath(wholeNames)]
  return findNamed() ?? candidates.find((file) => file && existsSync(file)) ?? null
}

function findNamed() {
  const named = process.env.KALENDS_BROWSER
  return named && existsSync(named) ? named : null
}

/** As root Chromium has no sandbox of its own; the rest keeps it from calling home during a test. */
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
