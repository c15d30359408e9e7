import type { Rolldown } from 'vite'

type About = Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'>
/** What a bundler knows of its modules. */
export type Modules = { getModuleInfo(id: string): About | null }

/** The page that nearly everybody opens first. */
const firstPage = 'CalendarPage'

/** What other pages share with each other or with the dialogs of the calendar, which does not wait for it. */
const elsewhere = 'elsewhere'

/**
 * How the product is divided into scripts: one for the first screen, one for the calendar, one for each other page with
 * everything that only it needs, one for what these share, and one for what dialogs share. Small scripts compress badly,
 * and each is a request. The entry stays separate: it waits for scripts that import the first one.
 */
export const chunks = {
  groups: [
    {
      name: 'first',
      tags: ['$initial' as const],
      test: (id: string) => !/(main\.tsx|\.html)$/.test(id),
      priority: 4,
    },
    // A module comes with those that it imports: what the calendar needs has to be taken out before others include it.
    {
      name: (id: string, modules: Modules) => (placeOf(id, modules) === firstPage ? firstPage : null),
      debugName: firstPage,
      priority: 3,
    },
    {
      name: (id: string, modules: Modules) => (placeOf(id, modules) === elsewhere ? elsewhere : null),
      debugName: elsewhere,
      priority: 2,
    },
    { name: placeOf, debugName: 'a page alone', priority: 1 },
    { name: laterPlaceOf, debugName: 'dialogs', priority: 0 },
  ],
}

/** So is the mock build, except that the first screen has no script of its own: its provider's pages would run it. */
export const mockChunks = { groups: chunks.groups.filter(({ name }) => name !== 'first') }

/**
 * The script that a module belongs to, by the modules that import it, directly or indirectly.
 *
 * @returns the name of a page (the calendar's for what it shares with others, too), `elsewhere`, or null for what no page
 *   needs before it can be drawn
 */
export function placeOf(id: string, modules: Modules): string | null {
  const importersOf = (each: string) => modules.getModuleInfo(each)?.importers ?? []
  const laterIn = (each: string) => modules.getModuleInfo(each)?.dynamicImporters ?? []
  const isPage = (each: string) => each.endsWith('Page.tsx') && laterIn(each).length > 0
  const pages = above(id, importersOf).filter(isPage)
  if (pages.length === 0) return null
  if (pages.some((page) => nameOf(page) === firstPage)) return firstPage
  // A dialog that a page opens belongs to the page; what is above all pages is in each of them.
  const needing = above(id, (each) => (isPage(each) ? [] : [...importersOf(each), ...laterIn(each)]))
  const isTop = (each: string) =>
    isPage(each) || (importersOf(each).length === 0 && laterIn(each).length === 0)
  return needing.filter(isTop).length <= 1 ? nameOf(pages[0] ?? '') : elsewhere
}

/**
 * The script that a module belongs to, if no page needs it before it can be drawn and the calendar loads it by itself
 * afterwards: else a hundred scripts of a few lines each would be asked for.
 *
 * @returns `dialogs` for what several parts that are loaded later share; null for what a single one needs, and for what
 *   is loaded on demand
 */
export function laterPlaceOf(id: string, modules: Modules): string | null {
  const about = (each: string) => modules.getModuleInfo(each)
  const laterIn = (each: string) => about(each)?.dynamicImporters ?? []
  const parts = above(id, (each) => about(each)?.importers ?? []).filter((each) => laterIn(each).length > 0)
  const isLoadedByItself = (part: string) => laterIn(part).some((each) => loading.test(each))
  return parts.length > 1 && parts.some(isLoadedByItself) ? 'dialogs' : null
}

/** The modules that load parts of the calendar once it is drawn. */
const loading = /\/page\/(dialogs\.ts|later\/AfterFirstScreen\.tsx)$/

function above(id: string, next: (each: string) => readonly string[]): readonly string[] {
  const over = new Set([id])
  for (const each of over) for (const importer of next(each)) over.add(importer)
  return [...over]
}

const nameOf = (page: string) => /(\w+)\.tsx$/.exec(page)?.[1] ?? null
