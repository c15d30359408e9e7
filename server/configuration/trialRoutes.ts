import type { Hono } from 'hono'
import { trialBody, trialResult, trialTokenReply } from '#contract/trial.ts'
import type { Services } from '../services.ts'
import { allowedOrigins } from '../http/allowedOrigins.ts'
import { mount } from '../http/mount.ts'
import { readJson } from '../http/readJson.ts'
import { requireSignIn } from '../identity/requireSignIn.ts'
import { throwHttpError } from '../HttpError.ts'
import { readOpenIdSettings } from './openIdSettings.ts'
import { withSecrets } from './secrets.ts'
import { trials, type TrialProgress } from './trials.ts'

const largestResult = 64 * 1024
const largestReply = 96 * 1024

/**
 * CFG-11. An administrator opens a trial and reads its report; in between a popup, which has no session to show, is let through by the
 * trial's id and the provider's answer. It does what the browser will have to do itself, and is given the form for that alone.
 */
export function trialRoutes(app: Hono, { ports, identity }: Services): void {
  const held = trials(ports, identity.pins)
  const origins = allowedOrigins(ports.settings)
  const reportOf = ({ id, until, steps }: TrialProgress) => ({
    id,
    expiresAt: new Date(until).toISOString(),
    steps,
  })

  mount(app, {
    '/api/oidc/trial': {
      POST: async ({ request }) => {
        const principal = await identity.authenticate(request)
        if (!principal.isAdmin) throwHttpError('forbidden', 'Only platform administrators may do this.')
        requireSignIn(principal)
        const { settings, client_id, redirect_uri } = await readJson(request, trialBody)
        if (redirect_uri !== undefined && !origins.has(new URL(redirect_uri).origin)) {
          throwHttpError('wrong-shape', 'redirect_uri must be an address of the application.')
        }
        const draft = withSecrets(settings, await readOpenIdSettings(ports.store))
        const trial = await held.open(draft, client_id, redirect_uri ?? `${ports.settings.publicUrl}/`)
        return Response.json(reportOf(trial), { status: 201 })
      },
    },
    '/api/oidc/trial/{trialId}': {
      GET: async ({ slot }) => Response.json({ authorizationUrl: await held.start(slot('trialId')) }),
    },
    '/api/oidc/trial/{trialId}/result': {
      GET: async ({ request, slot }) => {
        await identity.requireAdministrator(request)
        const trial = await held.progressOf(slot('trialId'))
        return Response.json({ ...reportOf(trial), isFinished: trial.isFinished })
      },
      POST: async ({ request, slot }) => {
        const result = await readJson(request, trialResult, { limit: largestResult })
        const form = await held.answer(slot('trialId'), result)
        return form === null ? new Response(null, { status: 204 }) : Response.json(form)
      },
    },
    '/api/oidc/trial/{trialId}/calls': {
      GET: async ({ slot }) => Response.json({ calls: await held.callsOf(slot('trialId')) }),
    },
    '/api/oidc/trial/{trialId}/token': {
      POST: async ({ request, slot }) => {
        const reply = await readJson(request, trialTokenReply, { limit: largestReply })
        await held.redeemed(slot('trialId'), reply)
        return new Response(null, { status: 204 })
      },
    },
  })
}
