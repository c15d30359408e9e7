import * as v from 'valibot'
import {
  configurationProblems,
  openIdConfiguration,
  type OpenIdConfiguration,
} from '#contract/configuration.ts'
import { wordsOf } from '../../http/body/shapeProblem.ts'
import { throwHttpError } from '../../HttpError.ts'
import { openIdKey } from './openIdSettings.ts'

const named = v.looseObject({ name: v.pipe(v.string(), v.nonEmpty()) })
const withConfigurations = v.looseObject({ configurations: v.array(v.unknown()) })

/**
 * The sign-on settings in the body of a PUT, checked in the order of CFG-4.
 *
 * @returns null if the body has none
 * @throws {HttpError} wrong-shape
 */
export function readModules(body: unknown): OpenIdConfiguration | null {
  const values = modulesIn(body).flatMap(({ name: module, configurations }) =>
    configurations.map((configuration) => readConfiguration(module, configuration)),
  )
  return values.at(-1) ?? null
}

/** The modules of a body, with their names and unparsed configurations. */
function modulesIn(body: unknown): { name: string; configurations: unknown[] }[] {
  if (!Array.isArray(body)) return throwHttpError('wrong-shape', 'The body must be an array of modules.')
  const names = body.map((module: unknown) => {
    const read = v.safeParse(named, module)
    return read.success ? read.output.name : throwHttpError('wrong-shape', 'Each module must have a name.')
  })
  return body.map((module: unknown, index) => {
    const name = names[index] ?? ''
    const read = v.safeParse(withConfigurations, module)
    if (!read.success)
      return throwHttpError('wrong-shape', `The module ${name} must have an array of configurations.`)
    return { name, configurations: read.output.configurations }
  })
}

// Unknown names are refused, so that a mistyped one does not look saved.
function readConfiguration(module: string, configuration: unknown): OpenIdConfiguration {
  const read = v.safeParse(named, configuration)
  if (!read.success) return throwHttpError('wrong-shape', `Each configuration of ${module} must have a name.`)
  const { name, value } = read.output
  if (module !== openIdKey.module || name !== openIdKey.name) {
    return throwHttpError('wrong-shape', `${module}->${name}: is no configuration of this service`)
  }
  const parsed = v.safeParse(openIdConfiguration, value)
  if (parsed.success) return parsed.output
  const issues = parsed.issues.map((issue) => ({ ...issue, message: wordsOf(issue) }))
  return throwHttpError('wrong-shape', configurationProblems(module, name, issues).join('\n'))
}
