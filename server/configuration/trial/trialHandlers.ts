import { trialBody, trialResult, trialTokenReply } from '#contract/trial.ts'
import type { Handlers } from '../../Handler.ts'
import { allowedOrigins } from '../../http/headers/allowedOrigins.ts'
import { readJson } from '../../http/body/readJson.ts'
import { throwHttpError } from '../../HttpError.ts'
import type { Services } from '../../services.ts'
import { readOpenIdSettings } from '../settings/openIdSettings.ts'
import { withSecrets } from '../settings/secrets.ts'
import { trials, type TrialProgress } from './trials.ts'

const largestResult = 64 * 1024
const largestReply = 96 * 1024

/**
 * Trials of sign-on settings (CFG-11). An administrator opens one and reads its report. The popup in between
 * has no session; the trial's id and the provider's answer identify it. It makes the calls that belong to the
 * browser, and gets only what it needs for them.
 */
export function trialHandlers({
  ports,
  identity,
}: Services): Handlers<
  'openTrial' | 'startTrial' | 'trialCalls' | 'answerTrial' | 'redeemTrial' | 'trialReport'
> {
  const held = trials(ports, identity.pins)
  const origins = allowedOrigins(ports.settings)
  const reportOf = ({ id, until, steps }: TrialProgress) => ({
    id,
    expiresAt: new Date(until).toISOString(),
    steps,
  })

  return {
    openTrial: async (context) => {
      const { settings, client_id, redirect_uri } = await readJson(context, trialBody)
      if (redirect_uri !== undefined && !origins.has(new URL(redirect_uri).origin)) {
        throwHttpError('wrong-shape', 'redirect_uri must be an address of the application.')
      }
      const draft = withSecrets(settings, await readOpenIdSettings(ports.store))
      const trial = await held.open(draft, client_id, redirect_uri ?? `${ports.settings.publicUrl}/`)
      return Response.json(reportOf(trial), { status: 201 })
    },

    startTrial: async ({ parameters: { trialId } }) =>
      Response.json({ authorizationUrl: await held.start(trialId) }),

    trialCalls: async ({ parameters: { trialId } }) => Response.json({ calls: await held.callsOf(trialId) }),

    answerTrial: async (context) => {
      const result = await readJson(context, trialResult, { limit: largestResult })
      const form = await held.answer(context.parameters.trialId, result)
      return form === null ? new Response(null, { status: 204 }) : Response.json(form)
    },

    redeemTrial: async (context) => {
      const reply = await readJson(context, trialTokenReply, { limit: largestReply })
      await held.redeemed(context.parameters.trialId, reply)
      return new Response(null, { status: 204 })
    },

    trialReport: async ({ parameters: { trialId } }) => {
      const trial = await held.progressOf(trialId)
      return Response.json({ ...reportOf(trial), isFinished: trial.isFinished })
    },
  }
}
