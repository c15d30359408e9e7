import { maskedSettings } from '#contract/secretProperties.ts'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { newPlaces, vouchFor } from '../../identity/people/pins.ts'
import { openIdKey, readOpenIdSettings } from '../../configuration/settings/openIdSettings.ts'
import { readModules } from '../../configuration/settings/readModules.ts'
import { savedSettings } from '../../configuration/settings/savedSettings.ts'
import { asStartProblem } from './asStartProblem.ts'
import { StartProblem } from '../StartProblem.ts'
import type { Store } from '../../store/Store.ts'
import { systemClock } from '../../clocks.ts'

/**
 * The stored configuration in the form of `PUT /api/configurations` (CFG-1). Secrets are masked; in a PUT, a
 * mask keeps the stored secret (CFG-5).
 */
export async function getConfiguration(store: Store): Promise<string> {
  const { module, name } = openIdKey
  const settings = await readOpenIdSettings(store)
  const value = settings === null ? {} : { value: maskedSettings(settings) }
  return JSON.stringify([{ name: module, configurations: [{ name, ...value }] }], null, 2)
}

/**
 * Stores a configuration with the same checks as `PUT /api/configurations` (CFG-4).
 *
 * @returns what was done, in a sentence
 * @throws {StartProblem} naming each wrong field
 */
export function putConfigurationText(store: Store, text: string): Promise<string> {
  return asStartProblem(async () => {
    const { openId: settings, rooms } = readModules(parsed(text))
    // A new room needs a calendar, and who booked one that is removed is told: the service does both.
    if (rooms !== null)
      throw new StartProblem('Rooms are saved in the application, or by PUT /api/configurations.')
    if (settings === null) return 'The input has no configuration. Nothing was changed.'
    await putConfiguration(store, settings)
    return 'Configuration saved.'
  })
}

/**
 * Stores settings from the machine. Nobody could try them first, so administrators may sign in at their
 * places (ID-23).
 */
export async function putConfiguration(store: Store, settings: OpenIdConfiguration): Promise<void> {
  await vouchFor(store, await newPlaces(await readOpenIdSettings(store), settings))
  await savedSettings({ store, clock: systemClock }).save(settings, { userId: null, address: null })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new StartProblem('The input isn’t JSON.', { cause })
  }
}
