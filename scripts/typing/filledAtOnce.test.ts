import { expect, test } from 'vitest'
import { filledAtOnce } from './filledAtOnce.ts'

test.each([
  ['a title in one line', `await page.getByRole('textbox', { name: 'Title' }).fill('Cake')`, [1]],
  [
    'a time over several lines',
    `await editor\n  .getByRole('combobox', { name: 'Time' })\n  .fill('18:00')`,
    [3],
  ],
  ['a field with a name of its own', `await title.fill('Cake')`, [1]],
  ['another field', `await typeInto(title, 'Cake')\nawait page.getByLabel('Password').fill('x')`, []],
])('%s', (_, source, lines) => {
  expect(filledAtOnce(source)).toEqual(lines)
})
