/**
 * What full text is made of, the same in every store: words (`foldedWords`), and terms that no word can be,
 * as they begin with a sign. Letters and digits are as they are; what a tokenizer would take for a space is
 * written in hex.
 */
export const placeTerm = (homeId: string, calendarId: string): string =>
  `·${escaped(`${homeId}/${calendarId}`)}`

export const organizerTerm = (address: string): string => `¶${escaped(plainAddress(address))}`

export const attendeeTerm = (address: string): string => `§${escaped(plainAddress(address))}`

/** Of an event that is not for everybody who may read the calendar. */
export const privateTerm = '¤'

/** An e-mail address without what may differ about it. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
    .slice(0, maxAddressLength)

const maxAddressLength = 320

/** Injective. Upper-case letters are written in hex as well, as tokenizers fold them. */
const escaped = (text: string) =>
  text.replaceAll(
    /[\0-/:-`{-\x7f]/g,
    (character) => `¸${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
