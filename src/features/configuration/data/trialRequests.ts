import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { trialOpened, trialReport, trialStart, type TrialStep } from '#contract/trial.ts'
import { ApiError } from '../../../api/ApiError.ts'
import type { Api } from '../../../api/createApi.ts'

/** A draft to try as it would be saved, and the address for the provider to send the window back to. */
export type TrialWish = { readonly settings: OpenIdConfiguration; readonly redirectUri: string }

/** A trial that the service holds; `address` is for its window, null if the draft has none. */
export type OpenTrial = { readonly id: string; readonly address: string | null }

export type TrialReport =
  | { readonly kind: 'running' | 'finished'; readonly steps: readonly TrialStep[] }
  /** Ten minutes have passed, or the service was restarted. */
  | { readonly kind: 'over' }

/** Have the service hold a draft, and get the address for it (CFG-11). */
export async function openTrial(api: Api, { settings, redirectUri }: TrialWish): Promise<OpenTrial> {
  const { value } = await api.send(administrationEndpoints.openTrial, {
    body: { json: { settings, redirect_uri: redirectUri } },
    schema: trialOpened,
  })
  const { id, steps } = value
  if (steps.some(({ outcome }) => outcome === 'failed')) return { id, address: null }
  const started = await api.send(administrationEndpoints.startTrial, {
    slots: { trialId: id },
    schema: trialStart,
  })
  return { id, address: started.value.authorizationUrl }
}

/** How far a trial has come. */
export async function getTrialReport(api: Api, id: string, signal?: AbortSignal): Promise<TrialReport> {
  try {
    const { value } = await api.send(administrationEndpoints.trialReport, {
      slots: { trialId: id },
      schema: trialReport,
      signal,
    })
    return { kind: value.isFinished ? 'finished' : 'running', steps: value.steps }
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'not-found') return { kind: 'over' }
    throw error
  }
}
