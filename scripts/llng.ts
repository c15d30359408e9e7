import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startLemonLdap } from './llng/startLemonLdap.ts'

// An independent OpenID provider on loopback until it is stopped:
// `node scripts/llng.ts --port 19876 --application http://localhost:8080/ [--redirect-uri URI] [--client-id ID]`
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '19876' },
    application: { type: 'string', default: 'http://localhost:8080/' },
    'redirect-uri': { type: 'string' },
    'client-id': { type: 'string', default: 'kalends' },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'kalends-llng-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const provider = await startLemonLdap({
  folder,
  port: Number(values.port),
  clientId: values['client-id'],
  application: values.application,
  redirectUri: values['redirect-uri'] ?? values.application,
})
console.log(`LemonLDAP::NG is ready at ${provider.issuer}`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void provider.stop().then(() => process.exit(0)))
}
