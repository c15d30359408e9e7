// Plain JavaScript for any Node since 18, because in a fresh clone nothing is installed yet.
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './bootstrap/ensureInstalled.mjs'
import { runPinned } from './bootstrap/pinned.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await ensureInstalled()
const { exitCode } = await runPinned(['scripts/test/run.ts', ...process.argv.slice(2)])
process.exit(exitCode)
