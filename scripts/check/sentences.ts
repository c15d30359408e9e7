import { globSync, readFileSync } from 'node:fs'
import { languageCodes } from '../../src/locales/languages.ts'
import { brokenTranslations } from '../locales/brokenTranslations.ts'
import { completeLanguages } from '../locales/completeLanguages.ts'
import { entriesOf } from '../locales/entriesOf.ts'
import { gluedSentences } from '../locales/gluedSentences.ts'
import { styleProblems } from '../locales/styleProblems.ts'
import { unclearMessages } from '../locales/unclearMessages.ts'
import { tool } from './tool.ts'
import type { Verdict } from './Verdict.ts'

/**
 * A build leaves the sentences out of the code, and one that is not in the catalogue would show as its id.
 * Each is a whole sentence, which can be translated, or a word with a comment for translators. Its
 * translations contain the same values.
 */
export async function sentences(): Promise<Verdict> {
  const { violations } = await tool('lingui', ['check', 'sync', '--clean', '--overwrite', '--verbose'], '')
  const translations = languageCodes.filter((language) => language !== 'en')
  const lacking = translations.map((language) => ({
    language,
    count: entriesOf(catalogueOf(language)).filter(({ translation }) => translation === '').length,
  }))
  return {
    wellBecause: `every sentence is whole, and in its catalogue; ${lacking.map(({ language, count }) => `${language} lacks ${count}`).join(', ')}`,
    violations: [
      ...violations,
      ...glued(),
      ...unclearMessages(catalogueOf('en')),
      ...translations.flatMap((language) => brokenTranslations(language, catalogueOf(language))),
      ...translations.flatMap((language) => styleProblems(language, catalogueOf(language))),
      ...lacking
        .filter(({ language, count }) => count > 0 && completeLanguages.includes(language))
        .map(({ language, count }) => `${count} sentences of ${language}.po have no translation.`),
    ],
  }
}

const catalogueOf = (language: string) => readFileSync(`src/locales/${language}.po`, 'utf8')

const glued = () =>
  globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing/**'] })
    .toSorted()
    .flatMap((path) =>
      gluedSentences(path, readFileSync(path, 'utf8')).map(
        (line) =>
          `${path}:${line} puts a sentence together from parts: write it whole, with plural and select.`,
      ),
    )
