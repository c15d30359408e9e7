import { maskedSettings } from '#contract/secretProperties.ts'
import * as v from 'valibot'
import {
  configurationModules,
  configurationProblems,
  openIdConfiguration,
  type OpenIdConfiguration,
} from '#contract/configuration.ts'

const module = 'core'
const name = 'openid-connect'

/**
 * The settings as a file: the body of a PUT (CFG-1), as `npm run admin -- configuration get` prints it too.
 * It contains no secret: a mask shows that there is one (CFG-5).
 */
export const settingsFile = (configuration: OpenIdConfiguration): string =>
  `${JSON.stringify([{ name: module, configurations: [{ name, value: maskedSettings(configuration) }] }], null, 2)}\n`

export type SettingsFileReading =
  | { readonly kind: 'read'; readonly configuration: OpenIdConfiguration }
  | { readonly kind: 'not-json' | 'no-settings' }
  /** The service's own sentences, each with the path of its field (CFG-4). */
  | { readonly kind: 'refused'; readonly problems: readonly string[] }

const bare = v.looseObject({ clients: v.unknown() })

/** Read a file of settings: one that was exported, or the value alone. */
export function parseSettingsFile(text: string): SettingsFileReading {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { kind: 'not-json' }
  const value = valueIn(json.output)
  if (value === undefined) return { kind: 'no-settings' }
  const read = v.safeParse(openIdConfiguration, value)
  return read.success
    ? { kind: 'read', configuration: read.output }
    : { kind: 'refused', problems: configurationProblems(module, name, read.issues) }
}

function valueIn(json: unknown): unknown {
  const modules = v.safeParse(configurationModules, json)
  if (!modules.success) return v.is(bare, json) ? json : undefined
  const core = modules.output.find((each) => each.name === module)
  return core?.configurations.find((each) => each.name === name)?.value
}
