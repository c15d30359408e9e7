import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const patienceMs = 4_000

/**
 * Run a program as the leader of its own process group. The first signal that would end this process goes to
 * it instead, once; what is left of the group after `patienceMs` is killed, so that nothing outlives this
 * process.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ isQuiet?: boolean, env?: NodeJS.ProcessEnv }} [options] quiet: its output is returned, not
 *   printed
 * @returns {Promise<{ exitCode: number, output: string, wasStopped: boolean }>}
 */
export function run(file, args, { isQuiet = false, env = process.env } = {}) {
  // Before the program starts: a signal in between would end this process, and leave that one.
  const passing = passSignals(() => child)
  const child = spawn(file, args, {
    env: isQuiet ? { ...env, NO_COLOR: '1' } : env,
    detached: true,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  let output = ''
  const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      passing.end()
      const exitCode = code ?? 128 + constants.signals[signal ?? 'SIGKILL']
      resolve({ exitCode, output, wasStopped: passing.hasPassed() })
    })
  })
}

/** @param {() => import('node:child_process').ChildProcess} childOf asked once a signal has come */
function passSignals(childOf) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  /** @type {NodeJS.Timeout | undefined} */
  let impatience
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    if (impatience) return
    impatience = setTimeout(() => killGroup(childOf().pid), patienceMs)
    childOf().kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)
  return {
    hasPassed: () => impatience !== undefined,
    end() {
      clearTimeout(impatience)
      for (const signal of signals) process.off(signal, pass)
      if (impatience) killGroup(childOf().pid)
    },
  }
}

/** @param {number | undefined} leader */
function killGroup(leader) {
  try {
    if (leader) process.kill(-leader, 'SIGKILL')
  } catch {
    // No process is left, which was the aim.
  }
}
