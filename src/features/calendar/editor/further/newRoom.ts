/**
 * The address of a meeting that nobody can guess.
 *
 * @param template a web address with `{room}`
 */
export function newRoom(template: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length])
  return template.replaceAll('{room}', letters.join('').replaceAll(/.{5}(?=.)/g, '$&-'))
}

/** 32 of them, so that each is as likely: without those that are read for another one. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
