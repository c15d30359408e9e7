import type { ReactElement } from 'react'
import type { IsoDate } from '#domain/time/units.ts'

/** A period as a view draws it. */
export type PageContent = {
  /** The name of the view. */
  readonly view: string
  readonly date: IsoDate
  readonly element: ReactElement
}

/** In one of three places: while it stays there, its elements stay as they are. */
export type Page = PageContent & { readonly place: number }

export type DrawnPages = {
  readonly shown: Page
  /** PageContent and out of sight: what a step would lead to, and what one came from. At most two, of the same view. */
  readonly ahead: readonly Page[]
}

/** One for what is shown, and one for a step to each side. */
const places = [0, 1, 2]

/**
 * The pages when this is to be shown. A page that was drawn ahead is turned to with all of its elements, and what was shown stays
 * behind it.
 *
 * @param mayTurn else what is new is drawn in the place of what is shown
 */
export function pagesAfter(drawn: PageContent, mayTurn: boolean, before: DrawnPages | null): DrawnPages {
  if (before === null) return { shown: { ...drawn, place: 0 }, ahead: [] }
  const { shown, ahead } = before
  if (shown.element === drawn.element) return before
  const ofView = shown.view === drawn.view ? ahead : []
  const next = mayTurn && !isSame(shown, drawn) ? ofView.find((page) => isSame(page, drawn)) : undefined
  if (!next) return { shown: { ...drawn, place: shown.place }, ahead: ofView }
  const others = ofView.filter((page) => page !== next)
  return { shown: { ...drawn, place: next.place }, ahead: [...others, shown] }
}

/**
 * The pages with these drawn ahead, and no others. One that was there keeps its place.
 *
 * @param wanted at most two, neither of them shown
 */
export function withAhead({ shown, ahead }: DrawnPages, wanted: readonly PageContent[]): DrawnPages {
  const before = wanted.map((page) => ahead.find((each) => isSame(each, page))?.place)
  const free = places.filter((place) => place !== shown.place && !before.includes(place))
  return {
    shown,
    ahead: wanted.map((page, index) => ({ ...page, place: before[index] ?? free.shift() ?? 0 })),
  }
}

const isSame = (one: PageContent, other: PageContent) => one.view === other.view && one.date === other.date
