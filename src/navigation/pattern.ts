import { generatePath, matchPath } from 'react-router-dom'
import type { Path } from './addresses.ts'

/** The values of the slots of a pattern, by name. */
export type PatternSlots<Pattern extends Path> = ReadonlyMap<NameOf<Slot<Pattern>>, string>

/** The values for the slots of a pattern: for `/:view/:date?`, `{ view: string; date: string | null }`. */
export type SlotValues<Pattern extends Path> = {
  readonly [Each in Slot<Pattern> as NameOf<Each>]: Each extends `${string}?` ? string | null : string
}

type Slot<Pattern extends string> = Pattern extends `${string}/:${infer Each}/${infer Rest}`
  ? Each | Slot<`/${Rest}`>
  : Pattern extends `${string}/:${infer Each}`
    ? Each
    : never

type NameOf<Each extends string> = Each extends `${infer Name}?` ? Name : Each

/**
 * Read an address with a pattern such as `/calendar/:view/:date?`, in which a `?` marks an optional slot. A
 * slash at the end and capitals make no difference.
 *
 * @param pathname slots percent-encoded
 * @returns the slots, decoded; null if the address does not match
 */
export function matchPattern<Pattern extends Path>(
  pattern: Pattern,
  pathname: string,
): PatternSlots<Pattern> | null
export function matchPattern(pattern: Path, pathname: string): ReadonlyMap<string, string> | null {
  const match = matchPath(pattern, pathname)
  if (match === null) return null
  return new Map(
    Object.entries(match.params).flatMap(([name, slot]) => (slot ? [[name, decoded(slot)]] : [])),
  )
}

/** The address with these values; null leaves an optional slot out. */
export function printPattern<Pattern extends Path>(pattern: Pattern, values: SlotValues<Pattern>): Path
export function printPattern(pattern: Path, values: Readonly<Record<string, string | null>>): Path {
  return `/${generatePath(pattern, values).slice(1)}`
}

// matchPath decodes the slashes in a slot and nothing else.
const decoded = (slot: string): string => {
  try {
    return decodeURIComponent(slot)
  } catch {
    return slot
  }
}
