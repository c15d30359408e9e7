import { isLetter } from './Key.ts'

/**
 * The key as the letters of shortcuts have it: on a keyboard of another script that of the Latin letter in the same place,
 * as browsers do for their own shortcuts; under Caps Lock the small letter.
 *
 * @param code `KeyboardEvent.code`: the place on the keyboard
 */
export function latinKey(key: string, code = ''): string {
  if (!isLetter(key)) return key
  const [, placed] = /^Key([A-Z])$/.exec(code) ?? []
  return (placed && !/\p{Script=Latin}/u.test(key) ? placed : key).toLowerCase()
}
