import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { webAddress, wordsIn } from '#contract/configuration.ts'
import { domainOf } from '#contract/emailAddress.ts'
import type { TrialStep } from '#contract/trial.ts'
import type { ClientDraft, ClientField, SettingsDraft } from '../SettingsDraft.ts'

/** A correction for a step of a trial: a button that fills a field of the draft. */
export type Remedy = {
  readonly label: MessageDescriptor
  /** The field, as in `Problems`. */
  readonly path: string
  readonly change: Partial<Pick<SettingsDraft, 'issuerUrl' | 'clients'>>
}

type Filling = {
  readonly field: ClientField
  readonly label: (value: string) => MessageDescriptor
  /** The new value of the field; null if there is none to suggest. */
  readonly value: (told: string, client: ClientDraft) => string | null
}

/** One more value for a field with several. */
const withOneMore = (field: ClientField, one: (told: string) => string): Filling['value'] => {
  return (told, { fields }) => {
    const added = one(told)
    return added === '' ? null : [...new Set([...wordsIn(fields[field]), added])].join(' ')
  }
}

const always = (value: string) => () => value

/** `response_type` written out: an empty field would not show what it means. */
const codeFlow: Filling = {
  field: 'response_type',
  label: () => msg`Use the code flow`,
  value: always('code'),
}

/** By step and finding. What no field of the draft can correct has no row. */
const fillings: Readonly<Record<string, readonly Filling[]>> = {
  'browser token-blocked': [
    { field: 'relay', label: () => msg`Let the service request tokens`, value: always('true') },
  ],
  'browser keys-blocked': [codeFlow],
  'browser discovery-blocked': [codeFlow],
  'token foreign-issuer': [
    {
      field: 'token_issuers',
      label: () => msg`Accept this issuer in tokens`,
      value: withOneMore('token_issuers', (told) => (v.is(webAddress, told) ? told : '')),
    },
  ],
  'email missing': [
    {
      field: 'scope',
      label: () => msg`Request the scope email`,
      // An empty scope includes it already.
      value: (_, { fields }) => (fields.scope.trim() === '' ? null : addedTo(fields.scope, 'email')),
    },
  ],
  'email unvouched': [
    {
      field: 'domain',
      label: (domain) => msg`Limit this client to ${domain}`,
      value: withOneMore('domain', domainOf),
    },
    { field: 'email_trusted', label: () => msg`Trust its addresses`, value: always('true') },
  ],
  'domain not-of-issuer': [
    {
      field: 'domain',
      label: (domain) => msg`Add ${domain} to the domains`,
      value: withOneMore('domain', (told) => told),
    },
  ],
}

const addedTo = (words: string, word: string) => [...new Set([...wordsIn(words), word])].join(' ')

const otherIssuers: ReadonlySet<string> = new Set([
  'discovery other-issuer',
  'code other-issuer',
  'token other-issuer',
])

/** The correction for a step, unless it is in the draft already. The tried client is the first. */
export function remediesFor(
  { name, outcome, finding, told = '' }: TrialStep,
  draft: Pick<SettingsDraft, 'issuerUrl' | 'clients'>,
): readonly Remedy[] {
  const [client] = draft.clients
  if (client === undefined || outcome !== 'failed') return []
  if (otherIssuers.has(`${name} ${finding}`)) return issuerRemedy(told, draft, client)
  return (fillings[`${name} ${finding}`] ?? []).flatMap(({ field, label, value }) => {
    const filled = value(told, client)
    if (filled === null || filled === client.fields[field]) return []
    const added = field === 'domain' ? (told.includes('@') ? domainOf(told) : told) : filled
    return [
      { label: label(added), path: `clients/0/${field}`, change: filledIn(draft, client, field, filled) },
    ]
  })
}

function issuerRemedy(
  told: string,
  draft: Pick<SettingsDraft, 'issuerUrl' | 'clients'>,
  client: ClientDraft,
): readonly Remedy[] {
  const isOwn = client.fields.issuer_url.trim() !== ''
  const typed = isOwn ? client.fields.issuer_url : draft.issuerUrl
  if (!v.is(webAddress, told) || told === typed.trim()) return []
  const label = msg`Use ${told} as issuer`
  return isOwn
    ? [{ label, path: 'clients/0/issuer_url', change: filledIn(draft, client, 'issuer_url', told) }]
    : [{ label, path: 'issuer_url', change: { issuerUrl: told } }]
}

const filledIn = (
  { clients }: Pick<SettingsDraft, 'clients'>,
  client: ClientDraft,
  field: ClientField,
  value: string,
) => ({
  clients: clients.map((each) =>
    each.key === client.key ? { ...each, fields: { ...each.fields, [field]: value } } : each,
  ),
})
