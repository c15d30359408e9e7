import { readFileSync } from 'node:fs'

/**
 * What a sentence of the application is in a language, by the catalogue of that language: English as long as nobody has translated it.
 *
 * @returns throws for a sentence that the catalogue has not, so that no story looks for what is nowhere
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
