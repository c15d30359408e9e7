import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { accountWith } from './embeddedAccounts.ts'
import { pageLanguage } from '../page/pageLanguage.ts'
import { problemPage } from './problemPage.ts'
import { signInPage } from './signInPage.ts'

/** The provider sends browsers here when a person has to sign in. */
export const signInPath = '/interaction/'

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }

/**
 * Serves the sign-in page and its form. There is no consent page: the person who starts the embedded provider has
 * agreed.
 */
export async function answerSignIn(
  provider: Provider,
  applicationUrls: readonly string[],
  { request, response }: Exchange,
): Promise<void> {
  const interaction = await provider.interactionDetails(request, response).catch(() => null)
  const acceptLanguage = request.headers['accept-language']
  if (interaction === null) {
    const tooOld = { error: 'interaction_not_found' }
    return show(response, problemPage(pageLanguage({ acceptLanguage }), tooOld, applicationUrls), 400)
  }
  const language = pageLanguage({ uiLocales: interaction.params['ui_locales'], acceptLanguage })
  const finish = (result: Parameters<Provider['interactionFinished']>[2]) =>
    provider.interactionFinished(request, response, result)

  if (interaction.prompt.name !== 'login') return finish({ consent: {} })
  if (request.method !== 'POST') {
    const { login_hint: hint } = interaction.params
    return show(response, signInPage(language, typeof hint === 'string' ? { email: hint } : {}))
  }
  const form = await readForm(request).catch(() => null)
  // The browser disconnected while it sent the form.
  if (form === null) return
  const email = form.get('email') ?? ''
  const account = accountWith(email, form.get('password') ?? '')
  if (account === null) return show(response, signInPage(language, { email, isWrong: true }))
  return finish({ login: { accountId: account.name } })
}

function show(response: ServerResponse, html: string, status = 200): void {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html)
}

const maxBytes = 10_000

/** The fields of a form; none if it is too long. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    bytes += chunk.byteLength
    if (bytes <= maxBytes) chunks.push(chunk)
  }
  return new URLSearchParams(bytes <= maxBytes ? Buffer.concat(chunks).toString() : '')
}
