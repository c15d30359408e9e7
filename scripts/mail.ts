import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hasMailServer, startMailServer } from '#server/testing/mailTestServer.ts'

// The mail server of the tests on loopback until it is stopped; `--find` only says whether this machine has one:
// `node scripts/mail.ts --folder /tmp/mails --port 2525 --imap-port 1143`
const { values } = parseArgs({
  options: {
    find: { type: 'boolean', default: false },
    folder: { type: 'string' },
    port: { type: 'string', default: '2525' },
    'imap-port': { type: 'string', default: '1143' },
  },
})
if (values.find) process.exit(hasMailServer() ? 0 : 1)
const { folder } = values
if (folder !== undefined) mkdirSync(folder, { recursive: true })
const server = await startMailServer({
  ...(folder !== undefined && { folder }),
  port: Number(values.port),
  imapPort: Number(values['imap-port']),
})
console.log(`The mail server is ready at ${server.smtpUrl}`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)))
}
