import { begun, failed, heard, heardOf, type Watch } from '#domain/health/watch.ts'
import { ApiError } from '../../../api/ApiError.ts'
import type { Api } from '../../../api/createApi.ts'
import { failureBehind } from '../../../api/explain.ts'
import type { SampleStore } from './sampleStore.ts'
import { getComponents, getPrivateHealth, getVerdict } from './requests.ts'
import { epochMs } from '#domain/time/units.ts'

/**
 * What is watched, and the store for observations: null if the service has a history itself, or shows
 * nothing.
 */
export type Watching = {
  readonly api: Api
  readonly userId: string
  readonly isAdministrator: boolean
  readonly samples: SampleStore | null
  readonly isSignedOut: () => boolean
}

type Step = {
  /** What is known at that moment: other requests may have been answered meanwhile. */
  readonly known: () => Watch | undefined
  readonly signal?: AbortSignal
}

/** Check everything. A missing answer is a result too, not an error: only an aborted call throws. */
export async function askAll(watching: Watching, { known, signal }: Step): Promise<Watch> {
  const { api, isAdministrator, samples } = watching
  const before = known() ?? begun(await samples?.read())
  const askedAt = performance.now()
  try {
    const health = await (isAdministrator ? getPrivateHealth : getVerdict)(api, signal)
    const tookMs = Math.round(performance.now() - askedAt)
    return await noted(watching, heard(known() ?? before, { health, at: epochMs(Date.now()), tookMs }))
  } catch (error) {
    return unanswered(known() ?? before, error, signal)
  }
}

/** Check components one by one (HC-4). */
export async function askSome(
  watching: Watching,
  names: readonly string[],
  { known, signal }: Step,
): Promise<Watch> {
  try {
    const results = await getComponents(watching.api, names, signal)
    return await noted(watching, heardOf(known() ?? begun(), results, epochMs(Date.now())))
  } catch (error) {
    return unanswered(known() ?? begun(), error, signal)
  }
}

/** Nothing is stored for a person who has signed out meanwhile. */
async function noted({ samples, isSignedOut }: Watching, watch: Watch): Promise<Watch> {
  if (samples && !isSignedOut()) await samples.keep(watch.observed)
  return watch
}

/** The error itself is not passed on: an unreadable answer may contain a secret. */
function unanswered(watch: Watch, error: unknown, signal: AbortSignal | undefined): Watch {
  if (signal?.aborted) throw error
  const status = error instanceof ApiError ? error.status : null
  return failed(watch, { failure: failureBehind(error), status, at: epochMs(Date.now()) })
}
