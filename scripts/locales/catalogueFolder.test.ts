import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('there is no sentence beside the catalogues, where Lingui does not look', () => {
  const files = globSync('src/locales/**/*.{ts,tsx}')
  expect(files).not.toEqual([])
  expect(files.filter((path) => readFileSync(path, 'utf8').includes('/macro'))).toEqual([])
})

test.each([
  ['section', 'Signing out'],
  ['cancelled event', 'Dismiss'],
])('of %s, “%s” has another translation than elsewhere', (context, id) => {
  for (const language of ['fr', 'de', 'es', 'ar']) {
    const paragraphs = readFileSync(`src/locales/${language}.po`, 'utf8').split('\n\n')
    const translationOf = (head: string) =>
      paragraphs.find((each) => each.includes(`${head}msgid "${id}"\nmsgstr`))?.split('msgstr ')[1]
    const [special, usual] = [`\nmsgctxt "${context}"\n`, '.tsx\n'].map(translationOf)
    expect(special).toMatch(/\w|\p{L}/u)
    expect(special).not.toBe(usual)
  }
})
