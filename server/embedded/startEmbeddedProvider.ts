import type { EventEmitter } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { errorFacts } from '../http/errorFacts.ts'
import { listen, type Listener } from '../process/listen/listen.ts'
import type { RequestLimits } from '../process/listen/requestLimits.ts'
import { StartProblem } from '../process/StartProblem.ts'
import type { Log } from '../ports.ts'
import { isLoopback } from '../net/isLoopback.ts'
import { answerSignIn, signInPath } from './answerSignIn.ts'
import { loadProvider } from './loadProvider.ts'
import { pagePolicy } from './page.ts'
import { providerConfiguration } from './providerConfiguration.ts'
import { privateDatabase } from '../process/privateFile.ts'
import { openProviderFile, type ProviderFile } from './providerFile.ts'

type Place = {
  readonly host: string
  readonly port: number
  /** A folder of ours; made where missing, as the store may lie elsewhere. */
  readonly dataDir: string
  readonly applicationUrls: readonly string[]
  readonly clientSecret?: string
  readonly log: Log
  readonly limits?: Partial<RequestLimits>
}

export type EmbeddedProvider = Listener & {
  /** Loads what answers, before anybody asks; rejects where that cannot be loaded. */
  load(): Promise<void>
}

/**
 * Start the identity provider that comes with Kalends, so that a fresh machine can sign in. Its accounts have
 * passwords that everybody knows: it runs on loopback only and never in production. It listens at once, and
 * is loaded when it is first asked, as loading it takes a third of the time of a start.
 *
 * @throws {StartProblem} where it must not run, or its port is taken
 */
export async function startEmbeddedProvider(place: Place): Promise<EmbeddedProvider> {
  const { host, port, dataDir, log, limits } = place
  if (!isLoopback(host) || process.env['NODE_ENV'] === 'production') {
    throw new StartProblem(
      'The embedded identity provider runs on loopback only, and never in production: set OIDC_ISSUER.',
    )
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = openProviderFile(privateDatabase(join(dataDir, 'identity-provider.sqlite')))
  let loading: ReturnType<typeof providerOf> | undefined
  const loaded = () => (loading ??= providerOf(place, file))
  const socket = { host, port, setting: 'IDP_PORT', patienceMs: 500, log, ...(limits && { limits }) }
  const listener = await listen(socket, async (request, response) => {
    const { provider, answer } = await loaded()
    response.setHeader('content-security-policy', pagePolicy())
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('x-content-type-options', 'nosniff')
    if (request.url?.startsWith(signInPath)) await answerSignIn(provider, request, response)
    else await answer(request, response)
  })
  return {
    load: async () => {
      await loaded()
    },
    stop: async () => {
      await listener.stop()
      file.close()
    },
  }
}

async function providerOf({ port, applicationUrls, clientSecret, log }: Place, file: ProviderFile) {
  const Loaded = await loadProvider()
  const configuration = providerConfiguration(file, applicationUrls, String(port), clientSecret)
  const provider = new Loaded(embeddedIssuer(port), configuration)
  provider.on('server_error', (_ctx, error) => log('embedded-provider-error', errorFacts(error)))
  // Its framework would print the error with all it says.
  const framework: EventEmitter = provider
  framework.on('error', (error) => log('embedded-provider-error', errorFacts(error)))
  provider.on('backchannel.error', (_ctx, error) => log('back-channel-logout-failed', { error: error.name }))
  return { provider, answer: provider.callback() }
}

export const embeddedIssuer = (port: number) => `http://localhost:${port}`
