import { expect, test } from 'vitest'
import { calendarViews } from './calendarViews.ts'

/** The views by number stand for each other. */
const kinds = calendarViews.filter(({ name }) => !/^(?:[2456789]-days|[2356]-weeks)$/.test(name))

// Documents are no layer, and not imported.
const documents = import.meta.glob<string>('/docs/{names,views}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const names = documents['/docs/names.md'] ?? ''
const sections = (documents['/docs/views.md'] ?? '').split(/^## /m).slice(1)

test.for(kinds)('docs/views.md has a section for $name, with its keys and its pictures', ({ name, keys }) => {
  const section = sections.find((each) => each.includes(`\`#/calendar/${name}/`)) ?? ''
  const listed = section.split('Key')[1]
  for (const key of keys) expect(listed).toContain(name === '3-days' ? '`2` to `9`' : `\`${key}\``)
  const pictures = [...section.matchAll(/\(screens\/([^)]+)\)/g)].map(([, file]) => file)
  const looks = ['light-1440', 'dark-1440', 'light-320', 'dark-320', 'de-light-320', 'ar-dark-1440']
  expect(pictures).toEqual(looks.map((look) => `${name}-${look}.png`))
})

test('docs/names.md has the key of every view', () => {
  const [line = ''] = /^- .*\(calendar\): day, .*(?:\n {2}.*)*/m.exec(names) ?? []
  const listed = [...line.matchAll(/`(\w)`/g)].map(([, key]) => key)
  expect(new Set(listed)).toEqual(new Set(calendarViews.flatMap(({ keys }) => keys)))
})
