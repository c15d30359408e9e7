import { expect, test } from 'vitest'
import { catalogueOf, placeOf } from './chunks.ts'

type Graph = Readonly<
  Record<string, { readonly imports?: readonly string[]; readonly later?: readonly string[] }>
>

const graph: Graph = {
  'main.tsx': { imports: ['button.tsx'], later: ['CalendarPage.tsx', 'HealthPage.tsx', 'banner.tsx'] },
  'CalendarPage.tsx': { imports: ['grid.tsx', 'checkbox.tsx', 'rows.ts'], later: ['dialog.tsx'] },
  'HealthPage.tsx': { imports: ['checkbox.tsx', 'chart.tsx', 'verdict.ts'] },
  'dialog.tsx': { imports: ['grid.tsx', 'field.tsx', 'chart.tsx'] },
  'banner.tsx': { imports: ['verdict.ts'] },
  'grid.tsx': { imports: ['chip.tsx'] },
}

const modules = {
  getModuleInfo: (id: string) => ({
    importers: over(({ imports }) => imports?.includes(id) === true),
    dynamicImporters: over(({ later }) => later?.includes(id) === true),
  }),
}

const over = (isOver: (entry: Graph[string]) => boolean) =>
  Object.keys(graph).filter((name) => isOver(graph[name] ?? {}))

test.each([
  ['CalendarPage.tsx', 'CalendarPage', 'a page is its own'],
  ['chip.tsx', 'CalendarPage', 'what a page imports over steps, and its dialogs too, is the page’s'],
  ['rows.ts', 'CalendarPage', 'what one page imports is the page’s'],
  ['checkbox.tsx', 'shared', 'two pages import it'],
  ['chart.tsx', 'elsewhere', 'another page’s dialog needs it, and the calendar is drawn without it'],
  ['verdict.ts', 'elsewhere', 'something else than a page loads it, too'],
  ['dialog.tsx', null, 'no page imports it'],
  ['field.tsx', null, 'a dialog alone imports it'],
  ['main.tsx', null, 'nobody imports it'],
])('%s belongs to %s: %s', (id, place, _why) => {
  expect(placeOf(id, modules)).toBe(place)
})

test('a language is a script of its own, except for the English words that others fall back to', () => {
  expect(catalogueOf('/src/locales/de.po')).toBe('de')
  expect(catalogueOf('/src/locales/de.dates.json')).toBe('de')
  expect(catalogueOf('/src/locales/en.dates.json')).toBeNull()
  expect(catalogueOf('/src/locales/join.ts')).toBeNull()
})
