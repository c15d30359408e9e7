import {
  storedSecretProblem,
  storedClient,
  type OpenIdClient,
  type OpenIdConfiguration,
} from '#contract/configuration.ts'
import { isRecord, isSecretProperty, secretMask } from '#contract/secretProperties.ts'
import { throwHttpError } from '../../HttpError.ts'
import { openIdKey } from './openIdSettings.ts'

/**
 * Settings with their secrets filled in: a mask stands for the secret of the stored client with the same id
 * (CFG-5), an empty secret for none.
 *
 * @throws {HttpError} wrong-shape if a mask has no stored secret, or if the secret would be sent to another
 *   host than it was typed for
 */
export function withSecrets(
  settings: OpenIdConfiguration,
  stored: OpenIdConfiguration | null,
): OpenIdConfiguration {
  const clients = settings.clients.map((client, index) => {
    const { client_secret: secret, ...rest } = client
    const keep = (known: unknown, path: string) => {
      const problem = storedSecretProblem(settings, stored, client, known)
      if (problem === null) return known
      return throwHttpError(
        'wrong-shape',
        `${openIdKey.module}->${openIdKey.name}: clients/${index}/${path} ${problem}`,
      )
    }
    const given: OpenIdClient = secret === '' ? rest : client
    return { ...given, ...withMasksResolved(given, storedClient(stored, client), keep) }
  })
  return { ...settings, clients }
}

type Fields = Readonly<Record<string, unknown>>

/** @param keep what to put in the place of a mask, given the stored secret, if any, and its path */
function withMasksResolved(
  fields: Fields,
  stored: unknown,
  keep: (stored: unknown, path: string) => unknown,
  path = '',
): Fields {
  const before = isRecord(stored) ? stored : {}
  const deeply = (value: unknown, known: unknown, place: string): unknown => {
    if (Array.isArray(value)) {
      const list: readonly unknown[] = Array.isArray(known) ? known : []
      return value.map((each, index) => deeply(each, list[index], `${place}/${index}`))
    }
    return isRecord(value) ? withMasksResolved(value, known, keep, `${place}/`) : value
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === secretMask && isSecretProperty(name)
        ? keep(before[name], path + name)
        : deeply(value, before[name], path + name),
    ]),
  )
}
