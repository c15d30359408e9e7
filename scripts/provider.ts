import { parseArgs } from 'node:util'
import { embeddedIssuer, startEmbeddedProvider } from '#server/embedded/startEmbeddedProvider.ts'

// The embedded identity provider by itself, on loopback until it is stopped:
// `node scripts/provider.ts --port 8081 --application http://localhost:8080/ --folder .data`
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8081' },
    application: { type: 'string', default: 'http://localhost:8080/' },
    folder: { type: 'string', default: '.data' },
  },
})
const port = Number(values.port)
const provider = await startEmbeddedProvider({
  host: '127.0.0.1',
  port,
  dataDir: values.folder,
  applicationUrls: [values.application],
  log: () => undefined,
})
console.log(`The provider is ready at ${embeddedIssuer(port)}`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void provider.stop().then(() => process.exit(0)))
}
