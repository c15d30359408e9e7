/** A value of JSON. */
export type Json = unknown

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A value changed by a JSON Merge Patch (RFC 7396): members of objects are set, null removes one, and
 * anything else is replaced.
 *
 * @param patch its depth must have been checked: each nested object costs a call
 */
export function mergePatch(target: Json, patch: Json): Json {
  if (!isObject(patch)) return patch
  const members = new Map(isObject(target) ? Object.entries(target) : [])
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) members.delete(name)
    else members.set(name, mergePatch(members.get(name), value))
  }
  return Object.fromEntries(members)
}
