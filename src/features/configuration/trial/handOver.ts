import * as v from 'valibot'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { pathOf, type Endpoint } from '#contract/endpoints.ts'
import { trialCalls, trialForm, type BrowserCall } from '#contract/trial.ts'
import { readable, tokenReply } from './browserCalls.ts'
import type { TrialAnswer } from './trialAnswer.ts'

/**
 * The outcome: the service has the answer, the trial had ended already, or the service could not be reached.
 */
export type HandedOver = 'told' | 'over' | 'not-told'

export type TrialService = { readonly baseUrl: string; readonly fetch: typeof globalThis.fetch }

/** The calls to the trial's provider that the browser has to make; none if the service names none. */
export async function getCalls(service: TrialService, trialId: string): Promise<readonly BrowserCall[]> {
  const answer = await send(service, administrationEndpoints.trialCalls, trialId)
  const read = v.safeParse(trialCalls, answer?.ok ? await answer.json().catch(() => null) : null)
  return read.success ? read.output.calls : []
}

/**
 * Make the browser's calls to the provider, then send its answer to the trial it belongs to (CFG-11). The
 * window of a trial has no session.
 */
export async function handOver(
  service: TrialService,
  { trialId, result }: TrialAnswer,
  calls: readonly BrowserCall[] = [],
): Promise<HandedOver> {
  const { state, code } = result
  const answered = await readable(service.fetch, calls)
  const body = calls.length === 0 ? result : { ...result, answered }
  const answer = await send(service, administrationEndpoints.answerTrial, trialId, body)
  const url = calls.find(({ name }) => name === 'token')?.url
  if (answer?.status !== 200 || url === undefined || code === undefined) return outcomeOf(answer)
  const read = v.safeParse(trialForm, await answer.json().catch(() => null))
  if (!read.success) return 'not-told'
  // A code works once. It is redeemed by the browser, as people's codes will be with these settings.
  const reply = await tokenReply(service.fetch, url, { ...read.output.form, code })
  return outcomeOf(
    await send(service, administrationEndpoints.redeemTrial, trialId, {
      state,
      ...(reply !== null && { reply }),
    }),
  )
}

function outcomeOf(answer: Response | null): HandedOver {
  if (answer?.ok) return 'told'
  return answer?.status === 404 ? 'over' : 'not-told'
}

const send = (
  { baseUrl, fetch }: TrialService,
  endpoint: Endpoint,
  trialId: string,
  body?: object,
): Promise<Response | null> =>
  fetch(baseUrl.replace(/\/$/, '') + pathOf(endpoint, { trialId }), {
    method: endpoint.method,
    credentials: 'omit',
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => null)
