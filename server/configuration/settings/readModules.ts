import * as v from 'valibot'
import {
  configurationProblems,
  openIdConfiguration,
  type OpenIdConfiguration,
} from '#contract/configuration.ts'
import { roomList, roomsKey, type Room } from '#contract/rooms/rooms.ts'
import { wordsOf } from '../../http/body/shapeProblem.ts'
import { throwHttpError } from '../../HttpError.ts'
import { openIdKey } from './openIdSettings.ts'

const named = v.looseObject({ name: v.pipe(v.string(), v.nonEmpty()) })
const withConfigurations = v.looseObject({ configurations: v.array(v.unknown()) })

/** The configurations of the service in the body of a PUT; null for what it does not have. */
export type ReadModules = {
  readonly openId: OpenIdConfiguration | null
  readonly rooms: readonly Room[] | null
}

/**
 * What is in the body of a PUT, checked in the order of CFG-4.
 *
 * @throws {HttpError} wrong-shape; also for both configurations at once, which are saved one by one
 */
export function readModules(body: unknown): ReadModules {
  const values = modulesIn(body).flatMap(({ name: module, configurations }) =>
    configurations.map((configuration) => readConfiguration(module, configuration)),
  )
  const openId = values.findLast((each) => 'openId' in each)?.openId ?? null
  const rooms = values.findLast((each) => 'rooms' in each)?.rooms ?? null
  if (openId !== null && rooms !== null)
    throwHttpError('wrong-shape', 'core: openid-connect and resources are saved one at a time')
  return { openId, rooms }
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
function readConfiguration(
  module: string,
  configuration: unknown,
): { readonly openId: OpenIdConfiguration } | { readonly rooms: readonly Room[] } {
  const read = v.safeParse(named, configuration)
  if (!read.success) return throwHttpError('wrong-shape', `Each configuration of ${module} must have a name.`)
  const { name, value } = read.output
  if (module === roomsKey.module && name === roomsKey.name)
    return { rooms: valueOf(v.safeParse(roomList, value), module, name) }
  if (module === openIdKey.module && name === openIdKey.name)
    return { openId: valueOf(v.safeParse(openIdConfiguration, value), module, name) }
  return throwHttpError('wrong-shape', `${module}->${name}: is no configuration of this service`)
}

type Parsed<Value> =
  | { readonly success: true; readonly output: Value }
  | { readonly success: false; readonly issues: readonly v.BaseIssue<unknown>[] }

function valueOf<Value>(parsed: Parsed<Value>, module: string, name: string): Value {
  if (parsed.success) return parsed.output
  const issues = parsed.issues.map((issue) => ({ ...issue, message: wordsOf(issue) }))
  return throwHttpError('wrong-shape', configurationProblems(module, name, issues).join('\n'))
}
