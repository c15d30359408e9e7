import type { Slots } from '#contract/endpoints.ts'
import { lengths } from '#contract/lengths.ts'
import { throwHttpError } from '../../HttpError.ts'

/**
 * Matches paths of a template, such as `/homes/{userId}/{calendarId}.json`. A slot is one segment. It is
 * decoded after matching, so that an encoded slash cannot lead to another path.
 *
 * @returns the slots, or null if the path does not match
 * @throws {HttpError} wrong-shape if a slot has characters that no id can have
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

/** The names in braces, in order. */
export const parameterNames = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Whether a text can be an id in an address. The stores contain no others. */
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

// Servers of this family send hrefs unencoded (CAL-3), so a segment that cannot be decoded is taken as it is.
const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
