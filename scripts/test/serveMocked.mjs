import { runPinned } from '../bootstrap/pinned.mjs'
import { stop } from '../bootstrap/stop.mjs'

// The application on its stage, built as for the demo: `node scripts/test/serveMocked.mjs 18173`.
const [port = ''] = process.argv.slice(2)
const vite = (/** @type {string[]} */ ...args) =>
  runPinned(['node_modules/vite/bin/vite.js', ...args, '--mode', 'mock'])
const built = await vite('build', '--logLevel', 'warn')
if (built.exitCode !== 0) stop('The mock build failed, so that its stories cannot run.')
const { exitCode } = await vite('preview', '--host', 'localhost', '--port', port, '--strictPort')
process.exit(exitCode)
