import { isReordered } from '#contract/configurationHistory.ts'
import type { OpenIdClient, OpenIdConfiguration } from '#contract/configuration.ts'
import { maskedClient, secretMask } from '#contract/secretProperties.ts'

/** What happens to a client's secret. Its value is in no diff. */
export type SecretFate = 'kept' | 'replaced' | 'set' | 'removed' | 'as-then'

/** A field before and after; null if it does not exist. */
export type FieldChange = {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

export type ClientDiff = {
  readonly clientId: string
  readonly kind: 'added' | 'removed' | 'kept'
  readonly fields: readonly FieldChange[]
  /** Null if there is none, neither before nor after. */
  readonly secret: SecretFate | null
}

export type SettingsDiff = {
  readonly issuer: FieldChange | null
  /** In the order of the new settings; removed ones come last. */
  readonly clients: readonly ClientDiff[]
  /** The first client is the application's own, so the order is a setting. */
  readonly isReordered: boolean
  readonly isSame: boolean
}

/**
 * What a save or a restore would change.
 *
 * @param before the current settings, secrets masked; null if there are none, or they cannot be read
 * @param after the new settings; a mask keeps the secret of `before`
 * @param masks `as-then` if `after` is an earlier version, whose masks stand for its own secrets
 */
export function settingsDiff(
  before: OpenIdConfiguration | null,
  after: OpenIdConfiguration,
  masks: 'kept' | 'as-then' = 'kept',
): SettingsDiff {
  const known = before?.clients ?? []
  const withId = (clients: readonly OpenIdClient[], id: string) =>
    clients.find(({ client_id }) => client_id === id)
  const stay = after.clients.map((client) => clientDiff(withId(known, client.client_id), client, masks))
  const gone = known
    .filter(({ client_id }) => withId(after.clients, client_id) === undefined)
    .map((client) => clientDiff(client, undefined, masks))
  const [issuer = null] = fieldChanges({ issuer_url: before?.issuer_url }, { issuer_url: after.issuer_url })
  const clients = [...stay, ...gone]
  const hasOtherOrder = isReordered(known, after.clients)
  return {
    issuer,
    clients,
    isReordered: hasOtherOrder,
    isSame:
      issuer === null &&
      !hasOtherOrder &&
      clients.every(({ kind, fields, secret }) => {
        return kind === 'kept' && fields.length === 0 && (secret === null || secret === 'kept')
      }),
  }
}

function clientDiff(
  before: OpenIdClient | undefined,
  after: OpenIdClient | undefined,
  masks: 'kept' | 'as-then',
): ClientDiff {
  const ends = { kept: before !== undefined && after !== undefined, gone: after === undefined }
  return {
    clientId: (after ?? before)?.client_id ?? '',
    kind: ends.kept ? 'kept' : ends.gone ? 'removed' : 'added',
    fields: fieldChanges(before ?? {}, after ?? {}),
    secret: secretFate(before?.client_secret, after?.client_secret, masks),
  }
}

function secretFate(
  before: string | undefined,
  after: string | undefined,
  masks: 'kept' | 'as-then',
): SecretFate | null {
  if (after === undefined) return before === undefined ? null : 'removed'
  if (before === undefined) return 'set'
  return after === secretMask ? masks : 'replaced'
}

type Fields = Readonly<Record<string, unknown>>

function fieldChanges(before: Fields, after: Fields): readonly FieldChange[] {
  // The compared values may hold secrets in properties that this version does not know. The shown ones are
  // masked.
  const [shownBefore, shownAfter] = [maskedClient(before), maskedClient(after)]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => field !== 'client_id' && field !== 'client_secret')
    .filter((field) => textOf(before[field]) !== textOf(after[field]))
    .map((field) => ({ field, before: textOf(shownBefore[field]), after: textOf(shownAfter[field]) }))
}

function textOf(value: unknown): string | null {
  if (value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
