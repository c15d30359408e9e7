// Plain JavaScript for any Node since 18, as nothing is installed yet when it runs on a fresh clone.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../scripts/bootstrap/ensureInstalled.mjs'
import { runPinned } from '../scripts/bootstrap/pinned.mjs'
import { run } from '../scripts/bootstrap/run.mjs'
import { stop } from '../scripts/bootstrap/stop.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await ensureInstalled()
if (!existsSync('bench/peers/node_modules')) {
  console.log('Installing what Kalends is compared with ...')
  const { exitCode, output } = await run(
    'npm',
    ['ci', '--prefix', 'bench/peers', '--no-audit', '--no-fund'],
    {
      isQuiet: true,
    },
  )
  if (exitCode !== 0) stop(`The others could not be installed:\n${output.trim()}`)
}
const { exitCode } = await runPinned(['bench/run.ts', ...process.argv.slice(2)])
process.exit(exitCode)
