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
 * Settings as they are stored: a mask keeps the secret of the stored client with the same id (CFG-5), an empty one is none.
 *
 * @throws {HttpError} wrong-shape if there is none to keep, or it would go to another host than it was typed for
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

/** @param keep gives what is to stand in the place of a mask: what is stored there, if anything, and the path to it */
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
