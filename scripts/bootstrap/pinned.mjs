import path from 'node:path'
import { run } from './run.mjs'

export const pinnedNode = path.resolve('node_modules/.bin/node')

/** What Node has compiled of our programs is cached for the next start. */
const compiled = path.resolve('node_modules/.cache/kalends')

/**
 * Run one of our programs on the pinned Node, whatever Node runs this, with the tools of node_modules first
 * in its PATH.
 *
 * @param {readonly string[]} args
 * @param {{ isQuiet?: boolean }} [options]
 */
export function runPinned(args, options) {
  const folder = path.dirname(pinnedNode)
  const rest = (process.env.PATH ?? '').split(path.delimiter).filter((entry) => entry !== folder)
  const PATH = [folder, ...rest].join(path.delimiter)
  return run(pinnedNode, args, { ...options, env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH } })
}
