import { parseArgs } from 'node:util'
import { findPostgres } from './postgres/findPostgres.ts'
import { startPostgres } from './postgres/startPostgres.ts'

// A PostgreSQL server in a folder until it is stopped; started again there, it has the same data. `--find`
// only says whether this machine has one: `node scripts/postgres.ts --folder /tmp/somewhere`
const { values } = parseArgs({
  options: { find: { type: 'boolean', default: false }, folder: { type: 'string' } },
})
const programs = findPostgres()
if (values.find) process.exit(programs === null ? 1 : 0)
if (programs === null) throw new Error('There is no PostgreSQL on this machine')
const running = startPostgres(programs, values.folder)
console.log(`PostgreSQL is ready at ${running.databaseUrl}`)
// Its processes get the signals of a terminal too, and wait for this one to stop them.
const forever = setInterval(() => undefined, 60_000)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    clearInterval(forever)
    running.stop()
  })
}
