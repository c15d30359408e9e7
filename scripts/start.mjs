// Plain JavaScript for any Node since 18, because in a fresh clone nothing is installed yet.
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './bootstrap/ensureBuilt.mjs'
import { ensureInstalled } from './bootstrap/ensureInstalled.mjs'
import { runPinned } from './bootstrap/pinned.mjs'
import { stop } from './bootstrap/stop.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await ensureInstalled()
const problem = await ensureBuilt()
if (problem) stop(problem)
const { exitCode } = await runPinned(['scripts/serve.ts', ...process.argv.slice(2)])
process.exit(exitCode)
