/**
 * The terms of the full-text index, the same in every store: words (`foldedWords`), and other terms, which
 * begin with a sign so that no word is like them. Letters and digits stay; characters at which a tokenizer
 * would split are written in hex.
 */
export const placeTerm = (homeId: string, calendarId: string): string =>
  `·${escaped(`${homeId}/${calendarId}`)}`

export const organizerTerm = (address: string): string => `¶${escaped(plainAddress(address))}`

export const attendeeTerm = (address: string): string => `§${escaped(plainAddress(address))}`

/** Marks an event that not everyone who can read the calendar may see. */
export const privateTerm = '¤'

/** An e-mail address in the form in which addresses are compared. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
    .slice(0, maxAddressLength)

const maxAddressLength = 320

/**
 * Different texts give different results. Upper-case letters are written in hex too, because tokenizers
 * ignore case.
 */
const escaped = (text: string) =>
  text.replaceAll(
    /[\0-/:-`{-\x7f]/g,
    (character) => `¸${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
