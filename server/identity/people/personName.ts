/** Longer names are cut off: everyone who shares an event with a person reads theirs. */
const maxLength = 200

/** Format characters that spelling needs, in Persian and in scripts of India: ZWNJ and ZWJ. */
const joiners = new Set(['\u200c', '\u200d'])

/**
 * A given or family name, as a provider or a directory has it, in one line for others to read. People may type their own
 * there: control characters, and those that reorder or hide text, are left out.
 *
 * @returns the empty string if nothing of it can be seen
 */
export function personName(text: string): string {
  const line = text
    .replaceAll(/\p{Cf}/gu, (character) => (joiners.has(character) ? character : ''))
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
  const name = Array.from(line).slice(0, maxLength).join('').trimEnd()
  return /[^\p{DI}\p{M}\p{Z}]/u.test(name) ? name : ''
}
