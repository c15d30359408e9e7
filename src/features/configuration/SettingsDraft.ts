import * as v from 'valibot'
import {
  openIdConfiguration,
  secretProblem,
  type OpenIdClient,
  type OpenIdConfiguration,
} from '#contract/configuration.ts'
import { secretMask } from '#contract/secretProperties.ts'

/** The fields of a client that the form shows, in its order (CFG-2). */
export const clientFields = [
  'client_id',
  'client_secret',
  'issuer_url',
  'authorization_url',
  'token_url',
  'user_info_url',
  'end_session_endpoint',
  'response_type',
  'scope',
  'redirect_uri',
  'audience',
  'email_trusted',
  'domain',
  'token_issuers',
  'prompt',
  'token_auth_method',
  'relay',
] as const
export type ClientField = (typeof clientFields)[number]

/** A client as it is typed. Its `key` is for React alone. */
export type ClientDraft = {
  readonly key: number
  readonly fields: Readonly<Record<ClientField, string>>
  /**
   * Whether it has a secret that is not typed here: the service keeps the stored one, or it still must be
   * typed (CFG-5).
   */
  readonly keepsSecret: boolean
  /** The client it came from: unknown keys are kept, and so is an audience as it was written. */
  readonly origin: Readonly<Record<string, unknown>>
}

export type SettingsDraft = {
  readonly issuerUrl: string
  readonly clients: readonly ClientDraft[]
  /** What the service has stored, secrets masked; null if that cannot be read. */
  readonly stored: OpenIdConfiguration | null
}

const noFields: ClientDraft['fields'] = {
  client_id: '',
  client_secret: '',
  issuer_url: '',
  authorization_url: '',
  token_url: '',
  user_info_url: '',
  end_session_endpoint: '',
  response_type: '',
  scope: '',
  redirect_uri: '',
  audience: '',
  email_trusted: '',
  domain: '',
  token_issuers: '',
  prompt: '',
  token_auth_method: '',
  relay: '',
}

/**
 * A configuration as a draft. A masked secret is not shown: its field is empty (CFG-5).
 *
 * @param stored what the service has stored, secrets masked; null if that cannot be read
 */
export function settingsDraftOf(
  { issuer_url = '', clients }: OpenIdConfiguration,
  stored: OpenIdConfiguration | null,
): SettingsDraft {
  const drafts = clients.map((client, key): ClientDraft => {
    const known = clientFields.map((field) => [field, textOf(client[field])] as const)
    const keepsSecret = client.client_secret === secretMask
    const fields = { ...noFields, ...Object.fromEntries(known), ...(keepsSecret && { client_secret: '' }) }
    return { key, fields, keepsSecret, origin: withoutSecret(client) }
  })
  return { issuerUrl: issuer_url, clients: drafts.length > 0 ? drafts : [newClient([])], stored }
}

/** One more client, empty. */
export function newClient(beside: readonly ClientDraft[]): ClientDraft {
  const key = Math.max(-1, ...beside.map((client) => client.key)) + 1
  return { key, fields: noFields, keepsSecret: false, origin: {} }
}

/** The clients with the one at `from` moved to `to`, both counted from 0. */
export const moved = (clients: readonly ClientDraft[], from: number, to: number): readonly ClientDraft[] => {
  const rest = clients.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...clients.slice(from, from + 1), ...rest.slice(to)]
}

/** The body to save: empty fields left out, unknown keys kept, a secret that is not typed masked (CFG-2, CFG-5). */
export function configurationOf({ issuerUrl, clients }: Omit<SettingsDraft, 'stored'>): OpenIdConfiguration {
  return { ...given('issuer_url', issuerUrl), clients: clients.map(clientOf) }
}

function clientOf({ fields, keepsSecret, origin }: ClientDraft): OpenIdClient {
  const unknownFields = Object.entries(origin).filter(([key]) => !clientFields.some((field) => field === key))
  const typed = clientFields.map((field) => given(field, fields[field], origin[field]))
  const isSecretUnchanged = fields.client_secret === '' && keepsSecret
  return Object.assign(
    { client_id: fields.client_id.trim() },
    Object.fromEntries(unknownFields),
    ...typed,
    isSecretUnchanged ? { client_secret: secretMask } : {},
  )
}

function given(field: string, typed: string, origin?: unknown) {
  const text = typed.trim()
  if (text === '') return {}
  if (switches.has(field)) return { [field]: true }
  if (!lists.has(field)) return { [field]: text }
  const names = text.split(/\s+/)
  return { [field]: text === textOf(origin) ? origin : names.length === 1 ? text : names }
}

/** Fields that are on or not there. */
const switches: ReadonlySet<string> = new Set<ClientField>(['email_trusted', 'relay'])

/** Fields with several values, separated by blanks. */
const lists: ReadonlySet<string> = new Set<ClientField>(['audience', 'domain', 'token_issuers'])

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : value === true ? 'true' : ''

/** The draft with each secret that the service was just sent blank again: the service keeps it (CFG-5). */
export function withoutSentSecrets(draft: SettingsDraft, sent: OpenIdConfiguration): SettingsDraft {
  const isSent = ({ fields }: ClientDraft) =>
    fields.client_secret !== '' &&
    sent.clients.some(
      ({ client_id, client_secret }) =>
        client_id === fields.client_id.trim() && client_secret === fields.client_secret.trim(),
    )
  const clients = draft.clients.map((client) =>
    isSent(client)
      ? { ...client, keepsSecret: true, fields: { ...client.fields, client_secret: '' } }
      : client,
  )
  return { ...draft, clients }
}

const withoutSecret = (client: OpenIdClient) =>
  Object.fromEntries(Object.entries(client).filter(([key]) => key !== 'client_secret'))

/** The only problem of the list itself is a client that is in it twice. It is shown at the second one. */
function placeOfTwin({ clients }: OpenIdConfiguration): string {
  const ids = clients.map(({ client_id }) => client_id)
  return `clients/${ids.findIndex((id, index) => ids.indexOf(id) < index)}/client_id`
}

/** Sentences by path, such as `clients/0/token_url`: the service's own validation, before anything is sent (CFG-4). */
export type Problems = Readonly<Record<string, string>>

export function problemsOf(draft: SettingsDraft): Problems {
  const proposed = configurationOf(draft)
  const read = v.safeParse(openIdConfiguration, proposed)
  const found = (read.success ? [] : read.issues).map(({ path, message }) => {
    const place = (path ?? []).map(({ key }) => String(key)).join('/')
    return [place === 'clients' ? placeOfTwin(proposed) : place, message] as const
  })
  const secrets = proposed.clients.map(
    (client, index) =>
      [`clients/${index}/client_secret`, secretProblem(proposed, draft.stored, client)] as const,
  )
  return Object.fromEntries(
    [...secrets, ...found].flatMap(([path, problem]) => (problem ? [[path, problem]] : [])),
  )
}
