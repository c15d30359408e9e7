import type { TrialResult } from '#contract/trial.ts'

/** What the provider sent the window of a trial back with, ready for `POST /api/oidc/trial/{trialId}/result` (CFG-11). */
export type TrialAnswer = { readonly trialId: string; readonly result: TrialResult }

/** Whether the window is on the page of its trial, where the answer is waiting: its `state` is the trial's id alone. */
export const isPageOfTrial = ({ trialId, result }: TrialAnswer): boolean =>
  result.state === `trial.${trialId}`

const parameters = ['code', 'iss', 'access_token', 'id_token', 'error', 'error_description'] as const

/**
 * @param query the answer of the provider as one query; its `state` is `trial.`, the trial's id, a dot and what nobody can guess
 */
export function trialAnswer(query: string): TrialAnswer {
  const answer = new URLSearchParams(query)
  const state = answer.getAll('state').find((each) => each.startsWith('trial.')) ?? ''
  // Two values for one name: one may be an attacker's, so neither counts (RFC 6749 3.1).
  const isOrderly = new Set(answer.keys()).size === answer.size
  const given = parameters.flatMap((name) => {
    const value = answer.get(name)
    return isOrderly && value !== null ? [[name, value] as const] : []
  })
  return { trialId: state.split('.')[1] ?? '', result: { state, ...Object.fromEntries(given) } }
}
