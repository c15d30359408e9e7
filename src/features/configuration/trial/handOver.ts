import { endpoints, pathOf } from '#contract/endpoints.ts'
import type { TrialAnswer } from './trialAnswer.ts'

/** What came of it: the service has the answer, the trial was over already, or the service could not be told. */
export type HandedOver = 'told' | 'over' | 'not-told'

type Service = { readonly baseUrl: string; readonly fetch: typeof globalThis.fetch }

/** Give the provider's answer to the trial it belongs to (CFG-11). Its window has no session, and shows none. */
export async function handOver(
  { baseUrl, fetch }: Service,
  { trialId, result }: TrialAnswer,
): Promise<HandedOver> {
  const { method } = endpoints.answerTrial
  const address = baseUrl.replace(/\/$/, '') + pathOf(endpoints.answerTrial, { trialId })
  const answer = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(result),
  }).catch(() => null)
  if (answer?.ok) return 'told'
  return answer?.status === 404 ? 'over' : 'not-told'
}
