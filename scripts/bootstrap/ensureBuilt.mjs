import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { runPinned } from './pinned.mjs'

const built = 'dist/.vite/manifest.json'
const sources = [
  'src',
  'contract',
  'domain',
  'public',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]

/**
 * Build the application into `dist` unless what is there is younger than all it is made of.
 *
 * @returns {Promise<string | null>} why that was not possible, in words; null when all is well
 */
export async function ensureBuilt() {
  if (changedMs(built) > Math.max(...sources.map(newestMs))) return null
  console.log('Building the application ...')
  const { exitCode, output, wasStopped } = await runPinned(['node_modules/vite/bin/vite.js', 'build'], {
    isQuiet: true,
  })
  if (wasStopped) process.exit(exitCode)
  return exitCode === 0 ? null : `The application could not be built:\n${output.trim()}`
}

/** @returns {number} when something in a file or folder last changed; 0 when it is not there */
function newestMs(/** @type {string} */ place) {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return changedMs(place)
  const entries = readdirSync(place).map((name) => newestMs(path.join(place, name)))
  return Math.max(changedMs(place), ...entries)
}

function changedMs(/** @type {string} */ file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
