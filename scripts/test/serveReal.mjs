import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../bootstrap/ensureBuilt.mjs'
import { runPinned } from '../bootstrap/pinned.mjs'
import { stop } from '../bootstrap/stop.mjs'

// The real thing with a fresh store: `node scripts/test/serveReal.mjs 18180`, and its provider on the next port.
const [port = ''] = process.argv.slice(2)
const problem = await ensureBuilt()
if (problem) stop(problem)
const folder = mkdtempSync(path.join(tmpdir(), 'kalends-stories-'))
Object.assign(process.env, { PORT: port, DATA_DIR: folder })
const { exitCode } = await runPinned(['scripts/serve.ts'])
rmSync(folder, { recursive: true, force: true })
process.exit(exitCode)
