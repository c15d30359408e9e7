/** What every server of the family accepts as a name, and what needs no escaping in an address. */
const plain = /^[\w@.+-]{1,200}$/

/**
 * The name that an object is stored under, made from its UID: the same UID gives the same name, so that a
 * second import finds the first. Characters that a name may not have are replaced, and a hash keeps two such
 * names apart.
 */
export function eventIdOf(uid: string): string {
  if (plain.test(uid) && !uid.includes('..')) return uid
  const readable = uid.replaceAll(/[^\w@+-]+/g, '-').slice(0, 100)
  return `${readable}-${fingerprint(uid)}`
}

/** FNV-1a. */
function fingerprint(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
