import { run } from './bootstrap/run.mjs'
import { ensurePostgres, postgresCommand } from './postgres/ensurePostgres.ts'

// node scripts/withPostgres.ts vitest run --project server server/store
const [program = 'vitest', ...args] = process.argv.slice(2)
const database = await ensurePostgres()
if (database === null) {
  console.error(`There is no PostgreSQL here: ${postgresCommand}.`)
  process.exit(1)
}
const path = `node_modules/.bin:${process.env['PATH']}`
const { exitCode } = await run(program, args, {
  env: { ...process.env, PATH: path, DATABASE_URL_TEST: database.databaseUrl },
})
process.exit(exitCode)
