import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { runPinned } from './pinned.mjs'

const application = [
  'src',
  'contract',
  'domain',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/vite',
  'lingui.config.ts',
  'package-lock.json',
]
const builds = {
  production: { folder: 'dist', sources: application },
  mock: { folder: 'dist-demo', sources: [...application, 'mocks', 'server'] },
}

/**
 * Build the application unless the build is newer than everything it is made of.
 *
 * @param {keyof typeof builds} [mode] the product, or the same with mocks
 * @returns {Promise<string | null>} why that was not possible, in words; null if it was
 */
export async function ensureBuilt(mode = 'production') {
  const { folder, sources } = builds[mode]
  if (changedMs(`${folder}/.vite/manifest.json`) > Math.max(...sources.map(newestMs))) return null
  console.log(`Building the application in ${folder} ...`)
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', mode]
  const { exitCode, output, wasStopped } = await runPinned(vite, { isQuiet: true })
  if (wasStopped) process.exit(exitCode)
  return exitCode === 0 ? null : `The application could not be built:\n${output.trim()}`
}

/** @returns {number} when something in a file or folder was last changed; 0 if it does not exist */
function newestMs(/** @type {string} */ place) {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return changedMs(place)
  const entries = readdirSync(place).map((name) => newestMs(path.join(place, name)))
  return Math.max(changedMs(place), ...entries)
}

function changedMs(/** @type {string} */ file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
