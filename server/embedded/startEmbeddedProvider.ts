import type { EventEmitter } from 'node:events'
import { makeFolder } from '../process/makeFolder.ts'
import { join } from 'node:path'
import { errorFacts } from '../http/errorFacts.ts'
import { listen, type Listener } from '../process/listen/listen.ts'
import type { RequestLimits } from '../process/listen/requestLimits.ts'
import { StartProblem } from '../process/StartProblem.ts'
import type { Log } from '../ports.ts'
import { isLoopback } from '../net/isLoopback.ts'
import { answerSignIn, signInPath } from './answerSignIn.ts'
import { loadProvider } from './loadProvider.ts'
import { pagePolicy } from './pagePolicy.ts'
import { providerConfiguration } from './providerConfiguration.ts'
import { privateDatabase } from '../process/privateFile.ts'
import { openProviderFile, type ProviderFile } from './providerFile.ts'

type Place = {
  readonly host: string
  readonly port: number
  /** A folder for its file; created if missing, because the store may be elsewhere. */
  readonly dataDir: string
  readonly applicationUrls: readonly string[]
  readonly clientSecret?: string
  readonly log: Log
  readonly limits?: Partial<RequestLimits>
}

export type EmbeddedProvider = Listener & {
  /** Loads the provider before the first request; rejects if it cannot be loaded. */
  load(): Promise<void>
}

/**
 * Starts the identity provider that comes with Kalends, so that people can sign in on a fresh machine.
 * Everyone knows its passwords, so it only runs on loopback and never in production. It listens at once but
 * is loaded at the first request, because loading takes a third of the start.
 *
 * @throws {StartProblem} if it must not run, its file cannot be used, or its port is taken
 */
export async function startEmbeddedProvider(place: Place): Promise<EmbeddedProvider> {
  const { host, port, dataDir, applicationUrls, log, limits } = place
  if (!isLoopback(host) || process.env['NODE_ENV'] === 'production') {
    throw new StartProblem(
      'The embedded identity provider runs on loopback only, and never in production: set OIDC_ISSUER.',
    )
  }
  const file = fileIn(dataDir)
  let loading: ReturnType<typeof providerOf> | undefined
  const loaded = () => (loading ??= providerOf(place, file))
  const socket = { host, port, setting: 'IDP_PORT', patienceMs: 500, log, ...(limits && { limits }) }
  const listener = await listen(socket, async (request, response) => {
    const { provider, answer } = await loaded()
    response.setHeader('content-security-policy', pagePolicy())
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('x-content-type-options', 'nosniff')
    if (request.url?.startsWith(signInPath))
      await answerSignIn(provider, applicationUrls, { request, response })
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

function fileIn(dataDir: string): ProviderFile {
  const path = join(dataDir, 'identity-provider.sqlite')
  try {
    makeFolder(dataDir)
    return openProviderFile(privateDatabase(path))
  } catch (cause) {
    throw new StartProblem(
      `The embedded identity provider cannot use ${path}: make room on its disk, or remove the file, and people sign in anew.`,
      { cause },
    )
  }
}

async function providerOf({ port, applicationUrls, clientSecret, log }: Place, file: ProviderFile) {
  const Loaded = await loadProvider()
  const configuration = providerConfiguration(file, applicationUrls, String(port), clientSecret)
  const provider = new Loaded(embeddedIssuer(port), configuration)
  provider.on('server_error', (_ctx, error) => log('embedded-provider-error', errorFacts(error)))
  // Without a listener, its framework would print the whole error.
  const framework: EventEmitter = provider
  framework.on('error', (error) => log('embedded-provider-error', errorFacts(error)))
  provider.on('backchannel.error', (_ctx, error) => log('back-channel-logout-failed', { error: error.name }))
  return { provider, answer: provider.callback() }
}

export const embeddedIssuer = (port: number) => `http://localhost:${port}`
