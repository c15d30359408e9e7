import { expect, test } from 'vitest'
import { laterPlaceOf, placeOf } from './chunks.ts'

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

function modulesOf(all: Graph) {
  const over = (isOver: (entry: Graph[string]) => boolean) =>
    Object.keys(all).filter((name) => isOver(all[name] ?? {}))
  return {
    getModuleInfo: (id: string) => ({
      importers: over(({ imports }) => imports?.includes(id) === true),
      dynamicImporters: over(({ later }) => later?.includes(id) === true),
    }),
  }
}

test.each([
  ['CalendarPage.tsx', 'CalendarPage', 'a page is its own'],
  ['chip.tsx', 'CalendarPage', 'what a page imports over steps, and its dialogs too, is the page’s'],
  ['rows.ts', 'CalendarPage', 'what one page imports is the page’s'],
  ['checkbox.tsx', 'CalendarPage', 'what the calendar shares with another page is the calendar’s'],
  ['chart.tsx', 'elsewhere', 'another page’s dialog needs it, and the calendar is drawn without it'],
  ['verdict.ts', 'elsewhere', 'something else than a page loads it, too'],
  ['dialog.tsx', null, 'no page imports it'],
  ['field.tsx', null, 'a dialog alone imports it'],
  ['main.tsx', null, 'nobody imports it'],
])('%s belongs to %s: %s', (id, place, _why) => {
  expect(placeOf(id, modulesOf(graph))).toBe(place)
})

const calendar: Graph = {
  'main.tsx': { later: ['CalendarPage.tsx', 'NotFound.tsx'] },
  'CalendarPage.tsx': { imports: ['/page/dialogs.ts'] },
  '/page/dialogs.ts': { later: ['EventDialog.tsx', 'SearchDialog.tsx', 'AfterFirstScreen.tsx'] },
  'EventDialog.tsx': { imports: ['field.tsx', 'guests.ts'], later: ['Inspector.tsx'] },
  'SearchDialog.tsx': { imports: ['field.tsx', 'words.ts'] },
  'Inspector.tsx': { imports: ['field.tsx', 'tabs.tsx'] },
  'NotFound.tsx': { imports: ['tabs.tsx'] },
}

test.each([
  ['field.tsx', 'dialogs', 'two dialogs need it, which are loaded by themselves'],
  ['words.ts', null, 'one dialog needs it'],
  ['EventDialog.tsx', null, 'it is a dialog'],
  ['tabs.tsx', null, 'only what is loaded on demand needs it'],
])('%s belongs to %s of what is loaded later: %s', (id, place, _why) => {
  expect(laterPlaceOf(id, modulesOf(calendar))).toBe(place)
})
