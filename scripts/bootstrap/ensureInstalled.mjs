import { existsSync, readFileSync } from 'node:fs'
import { isInstalled } from './isInstalled.mjs'
import { pinnedNode } from './pinned.mjs'
import { run } from './run.mjs'
import { stop } from './stop.mjs'

/**
 * Install what package-lock.json names and node_modules lacks, then check that the pinned Node is among it.
 */
export async function ensureInstalled() {
  if (!isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))) await install()
  const wanted = `v${read('package.json')?.devDependencies.node}`
  // Asking the program itself would take longer than everything else.
  const found = existsSync(pinnedNode) ? `v${read('node_modules/node/package.json')?.version}` : undefined
  if (found === wanted) return
  stop(
    `Kalends runs on Node ${wanted}, which its own install brings, but ${found ?? 'none'} is in node_modules. ` +
      'Its install script was probably not allowed to run: try `npm ci --include=dev --ignore-scripts=false`.',
  )
}

async function install() {
  console.log('Installing what is missing, this takes a minute ...')
  const ways = ['ci', 'install']
  for (const way of ways) {
    const { exitCode, output, wasStopped } = await npm([
      way,
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ])
    if (wasStopped) process.exit(exitCode)
    if (exitCode === 0) return
    console.error(`npm ${way} failed:\n${output.trim()}`)
  }
  stop(
    'The packages could not be installed. What npm said is above; with a network, try `npm ci --include=dev`.',
  )
}

/** The npm that runs this, on the Node that runs it: ours may be about to be replaced. */
function npm(/** @type {string[]} */ args) {
  const { npm_execpath: program, npm_node_execpath: node } = process.env
  return program && node
    ? run(node, [program, ...args], { isQuiet: true })
    : run('npm', args, { isQuiet: true })
}

function read(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
