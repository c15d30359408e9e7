import { parseArgs } from 'node:util'
import { testEntries } from '#server/testing/ldapTestEntries.ts'
import { findSlapd, startSlapd } from '#server/testing/ldapTestServer.ts'

// The directory of the tests on loopback until it is stopped; `--find` only says whether this machine has one:
// `node scripts/slapd.ts --port 3890 --secure-port 6360`
const { values } = parseArgs({
  options: {
    find: { type: 'boolean', default: false },
    port: { type: 'string', default: '3890' },
    'secure-port': { type: 'string', default: '6360' },
  },
})
if (values.find) process.exit(findSlapd() === null ? 1 : 0)
const ports = { port: Number(values.port), securePort: Number(values['secure-port']) }
const directory = await startSlapd(testEntries, ports)
console.log(`The directory is ready at ${directory.url}`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void directory.stop().then(() => process.exit(0)))
}
