/** What is sent in place of a secret. Sent back, it keeps the stored one (CFG-5). */
export const secretMask = '********'

/**
 * Whether a property holds a secret, by its name (CFG-5): `client_secret`, `private_key`, `api-key`,
 * `softwareAssertion`, and any similar name, because clients keep keys that this version does not know. A
 * name that only describes tokens is none: `token_url`, `token_endpoint_auth_method`,
 * `id_token_signed_response_alg`.
 */
export function isSecretProperty(name: string): boolean {
  const word = name.toLowerCase().replaceAll(/[-. ]/g, '_')
  if (/secret|passw|passphrase|pwd|key|assertion|private|credential/.test(word)) return true
  return word.includes('token') && !/_?(?:url|uri|endpoint|issuers?|method|alg|enc|type)$/.test(word)
}

/**
 * A client with each secret replaced, at any depth. An empty one stays, because it shows that there is no
 * secret.
 *
 * @param inPlace replaces the secret of a property; the mask by default
 */
export const maskedClient = <Client extends Fields>(
  client: Client,
  inPlace: (secret: unknown, name: string) => unknown = () => secretMask,
): Client => ({ ...client, ...masked(client, inPlace) })

/** Sign-on settings as they may be read, shown or stored in a file: each secret is masked (CFG-5). */
export const maskedSettings = <Settings extends { readonly clients: readonly Fields[] }>(
  settings: Settings,
): Settings => ({ ...settings, clients: settings.clients.map((client) => maskedClient(client)) })

type Fields = Readonly<Record<string, unknown>>

function masked(fields: Fields, inPlace: (secret: unknown, name: string) => unknown): Fields {
  const deeply = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(deeply)
    return isRecord(value) ? masked(value, inPlace) : value
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isSecretProperty(name) && !isNothing(value) ? inPlace(value, name) : deeply(value),
    ]),
  )
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/** An object of JSON, no array. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
