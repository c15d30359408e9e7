import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsMarkdown } from './settingsMarkdown.ts'

test('docs/settings.md is up to date, as npm run extract writes it', () => {
  const [, listed = ''] = readFileSync('docs/settings.md', 'utf8').split(/<!-- \/?settings -->/)
  const itemsOf = (text: string) =>
    text
      .trim()
      .split(/\n(?=- )/)
      .map((item) => item.replaceAll(/\s+/g, ' '))
  expect(itemsOf(listed)).toEqual(itemsOf(settingsMarkdown()))
})
