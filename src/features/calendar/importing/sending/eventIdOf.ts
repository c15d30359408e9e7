/** What every server of the family takes as a name, and what no address needs to escape. */
const plain = /^[\w@.+-]{1,200}$/

/**
 * The name that an object is stored under, made of its UID: the same for the same UID, so that a second import finds the first.
 * What cannot be a name is replaced, and a fingerprint keeps two of those apart.
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
