import { expect, test } from 'vitest'
import { brokenTranslations } from './brokenTranslations.ts'

const problems = (id: string, translation: string) =>
  brokenTranslations('de', `msgid ""\nmsgstr ""\n\n#: src/it.ts\nmsgid "${id}"\nmsgstr "${translation}"\n`)

test.each([
  ['Moved “{title}” to {when}', '„{titel}“ ist jetzt am {when}'],
  ['Open <0>{page}</0>', '{page} öffnen'],
  ['{count, plural, one {# day} other {# days}}', '{count, plural, one {# Tag} other {# Tage}'],
  ['{count, plural, one {# day} other {# days}}', '{count, plural, one {# Tag} andere {# Tage}}'],
])('%s cannot be %s', (id, translation) => {
  expect(problems(id, translation)).not.toEqual([])
})

test.each([
  ['Moved “{title}” to {when}', '„{title}“ ist jetzt am {when}'],
  ['Open <0>{page}</0>', '<0>{page}</0> öffnen'],
  ['{count, plural, one {# day} other {# days}}', '{count, plural, one {ein Tag} other {# Tage}}'],
  ['Every day, {count} times', '{count, plural, two {مرتين} few {# مرات} other {# مرة}} كل يوم'],
  ['Not yet', ''],
])('%s may be %s', (id, translation) => {
  expect(problems(id, translation)).toEqual([])
})
