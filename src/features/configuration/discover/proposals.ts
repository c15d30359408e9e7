import type { DiscoveryAnswer, DiscoveryWarning } from '#contract/discovery.ts'
import type { ClientDraft, SettingsDraft } from '../SettingsDraft.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'
import { browserClientIn } from './browserClientIn.ts'

/** The endpoints of a client that a provider's document names (CFG-3). */
export const endpointFields = [
  'authorization_url',
  'token_url',
  'user_info_url',
  'end_session_endpoint',
] as const
export type EndpointField = (typeof endpointFields)[number]

/** One field of the draft that differs from the provider's document. */
export type Proposal = {
  /** As in `Problems`: `issuer_url`, `clients/0/token_url`. */
  readonly path: string
  readonly field: 'issuer_url' | EndpointField
  /** Which client, counted from 1; null for the issuer of all. */
  readonly position: number | null
  /** Empty where nothing is typed. */
  readonly now: string
  readonly found: string
}

/**
 * Where the draft differs from the provider's document: its issuer, and the endpoints of the clients at that
 * issuer. What the document does not have stays.
 */
export function proposalsIn(
  { issuerUrl, clients }: Omit<SettingsDraft, 'stored'>,
  discovered: DiscoveryAnswer['discovered'],
): readonly Proposal[] {
  const issuer: Proposal = {
    path: 'issuer_url',
    field: 'issuer_url',
    position: null,
    now: issuerUrl.trim(),
    found: discovered.issuer_url,
  }
  const endpoints = clients.flatMap((client, index) =>
    isElsewhere(client, discovered.issuer_url)
      ? []
      : endpointFields.map((field): Proposal => {
          const now = client.fields[field].trim()
          const path = `clients/${index}/${field}`
          return { path, field, position: index + 1, now, found: discovered[field] ?? now }
        }),
  )
  return [issuer, ...endpoints].filter(({ now, found }) => now !== found)
}

/**
 * The warnings that still apply. A differently written issuer is settled once it is accepted; missing CORS at
 * the token endpoint, once no browser uses it.
 */
export function warningsLeft(
  { warnings, discovered }: DiscoveryAnswer,
  draft: Pick<SettingsDraft, 'issuerUrl' | 'clients'>,
): readonly DiscoveryWarning[] {
  const isTaken = draft.issuerUrl.trim() === discovered.issuer_url
  const typed = draft.clients[0]?.fields.token_url.trim() ?? ''
  const isAsked = typed === '' || typed === discovered.token_url
  const isOver: Partial<Record<DiscoveryWarning, boolean>> = {
    'issuer-slash': isTaken,
    'issuer-differs': isTaken,
    'no-cors': !isAsked || browserClientIn(draft).client_id === undefined,
  }
  return warnings.filter((warning) => isOver[warning] !== true)
}

/** The draft with the provider's values in these fields. */
export function applied(
  { issuerUrl, clients }: Omit<SettingsDraft, 'stored'>,
  proposals: readonly Proposal[],
): Pick<SettingsDraft, 'issuerUrl' | 'clients'> {
  const issuer = proposals.find(({ position }) => position === null)
  return {
    issuerUrl: issuer?.found ?? issuerUrl,
    clients: clients.map((client, index) => {
      const found = proposals.filter(({ position }) => position === index + 1)
      const fields = Object.fromEntries(found.map((proposal) => [proposal.field, proposal.found]))
      return found.length === 0 ? client : { ...client, fields: { ...client.fields, ...fields } }
    }),
  }
}

const isElsewhere = ({ fields }: ClientDraft, issuer: string) =>
  fields.issuer_url.trim() !== '' &&
  withoutTrailingSlash(fields.issuer_url.trim()) !== withoutTrailingSlash(issuer)
