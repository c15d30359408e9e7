import * as v from 'valibot'
import { redirectTarget, proofKey, type Browse } from './browsing.ts'

const tokens = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  id_token: v.string(),
  token_type: v.string(),
})
export type Tokens = v.InferOutput<typeof tokens>

type Where = { readonly issuer: string; readonly application: string }

/** Opens the provider's sign-in page; returns it with the proof key for its code. */
export async function beginSignIn(
  browse: Browse,
  { issuer, application }: Where,
  more: Readonly<Record<string, string>> = {},
) {
  const { verifier, challenge } = proofKey()
  const request = new URL(`${issuer}/auth`)
  request.search = new URLSearchParams({
    client_id: 'kalends',
    redirect_uri: application,
    response_type: 'code',
    scope: 'openid email profile offline_access',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'here',
    ...more,
  }).toString()
  return { page: redirectTarget(await browse(request), issuer), verifier }
}

/** Signs in with a password and redeems the code, as the application does. */
export async function signInAt(
  browse: Browse,
  where: Where,
  person: string,
  password: string,
): Promise<Tokens> {
  const { page, verifier } = await beginSignIn(browse, where)
  const sent = await browse(page, {
    method: 'POST',
    body: new URLSearchParams({ email: person, password }),
  })
  const back = redirectTarget(await browse(redirectTarget(sent, where.issuer)), where.issuer)
  return redeem(where, {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: where.application,
    code_verifier: verifier,
  })
}

export async function refreshAt(where: Where, token: string): Promise<Tokens> {
  return redeem(where, { grant_type: 'refresh_token', refresh_token: token })
}

async function redeem({ issuer, application }: Where, grant: Record<string, string>): Promise<Tokens> {
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { origin: new URL(application).origin, connection: 'close' },
    body: new URLSearchParams({ client_id: 'kalends', ...grant }),
  })
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`)
  return v.parse(tokens, await answer.json())
}
