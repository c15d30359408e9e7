import { isReordered } from '#contract/configurationHistory.ts'
import type { OpenIdClient, OpenIdConfiguration } from '#contract/configuration.ts'
import type { SettingsChange } from '#contract/configurationHistory.ts'

/** What a save changed in the sign-on settings: fields, never values (CFG-10). */
export function settingsChanges(
  before: OpenIdConfiguration | null,
  after: OpenIdConfiguration,
): readonly SettingsChange[] {
  const clientsBefore = byId(before?.clients ?? [])
  const clientsAfter = byId(after.clients)
  const ids = new Set([...clientsBefore.keys(), ...clientsAfter.keys()])
  const inClients = [...ids].flatMap((id) =>
    changesOfClient(`clients/${id}`, clientsBefore.get(id), clientsAfter.get(id)),
  )
  return [
    ...changeOf('issuer_url', before?.issuer_url, after.issuer_url),
    ...inClients,
    ...(isReordered(before?.clients ?? [], after.clients) ? [reordered] : []),
  ]
}

const reordered = { path: 'clients', kind: 'changed' } as const

function changesOfClient(
  path: string,
  before: OpenIdClient | undefined,
  after: OpenIdClient | undefined,
): readonly SettingsChange[] {
  if (before === undefined || after === undefined) return changeOf(path, before, after)
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => changeOf(`${path}/${key}`, before[key], after[key]))
}

function changeOf(path: string, before: unknown, after: unknown): readonly SettingsChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (before === undefined) return [{ path, kind: 'added' }]
  return [{ path, kind: after === undefined ? 'removed' : 'changed' }]
}

const byId = (clients: readonly OpenIdClient[]) =>
  new Map(clients.map((client) => [client.client_id, client] as const))
