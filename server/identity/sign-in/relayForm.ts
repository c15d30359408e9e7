import { readText, type Sent } from '../../http/body/readText.ts'

const largestForm = 16 * 1024

/** The parameters of each grant that are passed on; all others are dropped. */
const carried: Readonly<Record<string, readonly string[]>> = {
  authorization_code: ['grant_type', 'code', 'redirect_uri', 'code_verifier'],
  refresh_token: ['grant_type', 'refresh_token', 'scope'],
}

export type RelayForm =
  | {
      readonly kind: 'grant'
      readonly clientId: string
      readonly parameters: Readonly<Record<string, string>>
    }
  | { readonly kind: 'refused'; readonly error: string; readonly description: string }

/**
 * The form of a page: grant `authorization_code` or `refresh_token` and no other (CFG-7).
 *
 * @throws {HttpError} too-large; not-json if it is not text
 */
export async function readRelayForm(sent: Sent): Promise<RelayForm> {
  const [type = ''] = (sent.request.headers.get('content-type') ?? '').split(';')
  const form = new URLSearchParams(await readText(sent, largestForm))
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') {
    return invalid('The body must be a form (application/x-www-form-urlencoded).')
  }
  const names = [...form.keys()]
  // No parameter may be repeated (RFC 6749 3.2).
  if (new Set(names).size !== names.length) return invalid('A parameter comes twice.')
  const grant = form.get('grant_type') ?? ''
  const allowed = Object.hasOwn(carried, grant) ? carried[grant] : undefined
  if (allowed === undefined) {
    return {
      kind: 'refused',
      error: 'unsupported_grant_type',
      description: 'Only authorization_code and refresh_token are passed on.',
    }
  }
  const given = [...form].filter(([name, value]) => allowed.includes(name) && value !== '')
  const parameters = Object.fromEntries(given)
  const needed = grant === 'refresh_token' ? 'refresh_token' : 'code'
  if (!(needed in parameters)) return invalid(`${needed} is missing.`)
  return { kind: 'grant', clientId: form.get('client_id') ?? '', parameters }
}

const invalid = (description: string): RelayForm => ({
  kind: 'refused',
  error: 'invalid_request',
  description,
})
