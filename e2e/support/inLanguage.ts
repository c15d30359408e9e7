import { readFileSync } from 'node:fs'

/**
 * A sentence of the application in a language, from its catalogue; English if it is not translated.
 *
 * @throws for a sentence that is not in the catalogue, so that no story looks for a sentence that does not
 *   exist
 */
export function inLanguage(language: string): (sentence: string) => string {
  const catalogue = readFileSync(`src/locales/${language}.po`, 'utf8')
  return (sentence) => {
    const [, rest] = catalogue.split(`\nmsgid ${JSON.stringify(sentence)}\nmsgstr `)
    if (rest === undefined) throw new Error(`${language}.po has no “${sentence}”`)
    const translation = String(JSON.parse(rest.split('\n', 1)[0] ?? '""'))
    return translation === '' ? sentence : translation
  }
}
