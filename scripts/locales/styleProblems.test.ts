import { expect, test } from 'vitest'
import { mailSentences } from '#server/calendar/mail/mailSentences.ts'
import { pageSentences } from '#server/embedded/pageSentences.ts'
import { styleProblems } from './styleProblems.ts'

const catalogueWith = (...translations: readonly string[]) =>
  translations.map((text, index) => `msgid "${index}"\nmsgstr ${JSON.stringify(text)}\n`).join('\n')

test.each([
  ['fr', 'Supprimer ?'],
  ['fr', 'Supprimer\u00A0?'],
  ['fr', '« {title}\u202F»'],
  ['fr', 'Déplacé dans un autre agenda'],
  ['de', 'Gib eine Adresse ein'],
  ['de', 'Kein Aussteller'],
  ['es', 'Pruebe con otra ciudad.'],
  ['es', 'Quizás'],
  ['es', 'Eliminar {0}?'],
  ['ar', 'حذف {0}, ثم تقويمات'],
  ['ar', 'اكتب “x”'],
])('in %s, %j is against its style', (language, text) => {
  expect(styleProblems(language, catalogueWith(text))).toHaveLength(1)
})

test.each([
  ['fr', 'Supprimer «\u202F{title}\u202F»\u202F?'],
  ['de', '„{title}“ löschen? Geben Sie den Namen ein.'],
  ['es', '¿Eliminar «{title}»? Quizá.'],
  ['ar', 'هل تريد حذف «{title}»؟'],
])('in %s, %j is as it should be', (language, text) => {
  expect(styleProblems(language, catalogueWith(text))).toEqual([])
})

test.each(['fr', 'de', 'es', 'ar'] as const)(
  'mails and the pages of the provider keep it: %s',
  (language) => {
    const texts = [mailSentences[language], pageSentences[language]].flatMap(textsIn)
    expect(texts.length).toBeGreaterThan(50)
    expect(styleProblems(language, catalogueWith(...texts))).toEqual([])
  },
)

/** The sentences of a table, with a name for each value. */
function textsIn(table: unknown): readonly string[] {
  if (typeof table === 'string') return [table]
  if (typeof table === 'function') return [String(table('Eva', 'Ada'))]
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(textsIn) : []
}
