import { createCompiledCatalog } from '@lingui/cli/api'
import { entriesOf, type Entry } from './entriesOf.ts'

/**
 * Translations that would not show what the sentence shows: with a value that it does not have, without a tag
 * that it has, or that cannot be parsed.
 *
 * @param catalogue the text of a PO file
 * @returns a sentence for each
 */
export function brokenTranslations(locale: string, catalogue: string): readonly string[] {
  const translated = entriesOf(catalogue).filter(({ translation }) => translation !== '')
  const { errors } = createCompiledCatalog(
    locale,
    Object.fromEntries(translated.map(({ id, translation }) => [id, translation])),
    {},
  )
  return [
    ...translated.flatMap((entry) => [...unknownValues(entry), ...wrongTags(entry)]),
    ...errors.map(({ id, error }) => `“${id}” in ${locale} cannot be read: ${error.message}`),
  ].map((sentence) => sentence.replaceAll('\n', ' '))
}

function unknownValues({ id, translation }: Entry): readonly string[] {
  const known = new Set(valuesIn(id))
  return valuesIn(translation)
    .filter((name) => !known.has(name))
    .map((name) => `“${translation}” has {${name}}, which “${id}” has not.`)
}

/**
 * Names of values: `{name}`, and `{name, plural, ...}`. A form of a choice (`one {...}`) begins with text or
 * another value.
 */
const valuesIn = (message: string) =>
  [...message.matchAll(/\{(\w+)(?=\}|,\s*(?:plural|select|selectordinal)\b)/g)].map(([, name = '']) => name)

function wrongTags({ id, translation }: Entry): readonly string[] {
  const [there, here] = [tagsIn(id), tagsIn(translation)]
  return there === here ? [] : [`“${translation}” has the tags ${here}, “${id}” ${there}.`]
}

const tagsIn = (message: string) =>
  [...new Set([...message.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag))].toSorted().join(' ')
