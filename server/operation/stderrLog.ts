import type { Log } from '../ports.ts'

/** The log as lines of JSON on standard error, the one place where nothing is printed for people. */
export const stderrLog: Log = (happened, facts = {}) => {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), happened, ...facts })}\n`)
}
