import { existsSync } from 'node:fs'
import path from 'node:path'

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * The browser that stories and component tests run in: the one named in KALENDS_BROWSER, else
 * Playwright's own, else the system's. Plain JavaScript, as the test bootstrap asks before anything is installed.
 *
 * @returns {Promise<string | null>} the path of an executable, null when there is none
 */
export async function findBrowser() {
  const candidates = [process.env.KALENDS_BROWSER, await playwrightsOwn(), ...onPath()]
  return candidates.find((file) => file && existsSync(file)) ?? null
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

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return namesOnPath.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}
