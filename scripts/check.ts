import { runChecks } from './check/runChecks.ts'

// `npm run check` runs every check, `npm run check borders size` only those.
const asked = process.argv.slice(2)
const { passed, failed } = await runChecks(asked.length > 0 ? asked : undefined)
console.log(`\n${passed} checks passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
