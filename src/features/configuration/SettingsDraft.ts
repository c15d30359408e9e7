import * as v from 'valibot'
import {
  openIdConfiguration,
  secretMask,
  type OpenIdClient,
  type OpenIdConfiguration,
} from '#contract/configuration.ts'

/** The fields of a client that the form shows, in its order (CFG-2). */
export const clientFields = [
  'client_id',
  'client_secret',
  'issuer_url',
  'authorization_url',
  'token_url',
  'user_info_url',
  'end_session_endpoint',
] as const
export type ClientField = (typeof clientFields)[number]

/** A client as it is typed. Its `key` is for React alone; `stored` is what the service keeps, null for a new one. */
export type ClientDraft = {
  readonly key: number
  readonly fields: Readonly<Record<ClientField, string>>
  readonly stored: OpenIdClient | null
}

export type SettingsDraft = {
  readonly issuerUrl: string
  readonly clients: readonly ClientDraft[]
  /** The issuer that the service keeps. */
  readonly storedIssuerUrl: string
}

const noFields: ClientDraft['fields'] = {
  client_id: '',
  client_secret: '',
  issuer_url: '',
  authorization_url: '',
  token_url: '',
  user_info_url: '',
  end_session_endpoint: '',
}

/** What is stored, ready to be typed over. A stored secret is not shown: its field is empty (CFG-5). */
export function draftOf({ issuer_url = '', clients }: OpenIdConfiguration): SettingsDraft {
  const drafts = clients.map((client, key): ClientDraft => {
    const known = clientFields.map((field) => [field, client[field] ?? ''] as const)
    return { key, fields: { ...noFields, ...Object.fromEntries(known), client_secret: '' }, stored: client }
  })
  const storedIssuerUrl = issuer_url
  return { issuerUrl: issuer_url, clients: drafts.length > 0 ? drafts : [newClient([])], storedIssuerUrl }
}

/** One more client, empty. */
export function newClient(beside: readonly ClientDraft[]): ClientDraft {
  return { key: Math.max(-1, ...beside.map(({ key }) => key)) + 1, fields: noFields, stored: null }
}

/** The body to save: empty fields left out, unknown keys of stored clients kept, an untouched secret masked (CFG-2, CFG-5). */
export function configurationOf({ issuerUrl, clients }: SettingsDraft): OpenIdConfiguration {
  return { ...given('issuer_url', issuerUrl), clients: clients.map(clientOf) }
}

function clientOf({ fields, stored }: ClientDraft): OpenIdClient {
  const kept = Object.entries(stored ?? {}).filter(([key]) => !clientFields.some((field) => field === key))
  const typed = clientFields.map((field) => given(field, fields[field]))
  const isSecretKept = fields.client_secret === '' && stored?.client_secret !== undefined
  return Object.assign(
    { client_id: fields.client_id.trim() },
    Object.fromEntries(kept),
    ...typed,
    isSecretKept ? { client_secret: secretMask } : {},
  )
}

const given = (field: string, typed: string) => (typed.trim() === '' ? {} : { [field]: typed.trim() })

/** Sentences by path, such as `clients/0/token_url`: the service's own validation, before anything is sent (CFG-4). */
export type Problems = Readonly<Record<string, string>>

export function problemsOf(draft: SettingsDraft): Problems {
  const read = v.safeParse(openIdConfiguration, configurationOf(draft))
  const issues = read.success ? [] : read.issues
  const found = issues.map(({ path, message }) => [
    (path ?? []).map(({ key }) => String(key)).join('/'),
    message,
  ])
  const retype = draft.clients.flatMap((client, index) =>
    mustRetypeSecret(draft, client) ? [[`clients/${index}/client_secret`, retypeSentence]] : [],
  )
  return Object.fromEntries([...retype, ...found])
}

const retypeSentence = 'must be typed again, as the issuer or the token URL changed'

/** A stored secret would go to another host than the one it was meant for (CFG-5). */
function mustRetypeSecret(draft: SettingsDraft, { fields, stored }: ClientDraft): boolean {
  if (stored?.client_secret === undefined || fields.client_secret !== '') return false
  const issuerBefore = stored.issuer_url ?? draft.storedIssuerUrl
  const issuerNow = fields.issuer_url.trim() || draft.issuerUrl.trim()
  return issuerNow !== issuerBefore || fields.token_url.trim() !== (stored.token_url ?? '')
}
