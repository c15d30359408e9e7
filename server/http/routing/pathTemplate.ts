import type { Slots } from '#contract/endpoints.ts'
import { lengths } from '#contract/lengths.ts'
import { throwHttpError } from '../../HttpError.ts'

/**
 * Reads paths of one template, such as `/homes/{userId}/{calendarId}.json`. A slot is one segment, decoded
 * after the match, so that an encoded slash never makes another path.
 *
 * @returns the slots, or null where the path is another one
 * @throws {HttpError} wrong-shape where a slot holds what no id may hold
 */
export function pathTemplate(template: string): (pathname: string) => Slots | null {
  const names = parameterNames(template)
  const literals = template.split(/\{\w+\}/).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`^${literals.join('([^/]+)')}$`)
  const [beginning = ''] = template.split('{', 1)
  return (pathname) => {
    if (!pathname.startsWith(beginning)) return null
    const found = pattern.exec(pathname)
    if (found === null) return null
    return Object.fromEntries(names.map((name, index) => [name, readId(name, found[index + 1] ?? '')]))
  }
}

/** The names in braces, in their order. */
export const parameterNames = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Whether a text may be an id of an address; the stores keep no others. */
export const mayBeId = (id: string): boolean => !isOdd(id) && id.isWellFormed() && id.length <= lengths.id

const isOdd = (id: string) => /[/\\\p{Cc}]/u.test(id) || id === '.' || id === '..'

function readId(name: string, segment: string): string {
  const id = decoded(segment)
  if (isOdd(id)) {
    throwHttpError('wrong-shape', `${name} must not hold "/", "\\", ".." or control characters.`)
  }
  if (id.length > lengths.id)
    throwHttpError('wrong-shape', `${name} must have at most ${lengths.id} characters.`)
  return id
}

// Hrefs of this family come unencoded (CAL-3): what cannot be decoded was never encoded.
const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
