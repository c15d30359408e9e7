import { foldText } from '#domain/search/foldText.ts'

type Named = { readonly firstName: string; readonly lastName: string; readonly email: string }

/**
 * What a person is found by (PPL-1): the words of their name, their address and the parts of it, folded, a blank before
 * each: ` ada admin ada.admin@kalends.example ada admin kalends example`.
 */
export const personWords = ({ firstName, lastName, email }: Named): string =>
  searchedPersonWords(`${firstName} ${lastName} ${email} ${email.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`)
    .map((word) => ` ${word}`)
    .join('')

/** The words of a search for people, folded. */
export const searchedPersonWords = (text: string): readonly string[] =>
  foldText(text)
    .split(/[\s,;"<>]+/)
    .filter(isWord)

const isWord = (text: string) => text !== ''
