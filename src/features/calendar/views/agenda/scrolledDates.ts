import { toIsoDate, type IsoDate } from '#domain/time/units.ts'
import type { AgendaTop } from './linesNear.ts'

/** A list of days that is scrolled. Its entries say in `data-first` and `data-last` which days they are. */
export type ScrolledDates = {
  /** Scroll to a date, unless the list is at that date already. */
  readonly show: (date: IsoDate) => void
  /** Keep the visible part in place after something was drawn above it. */
  readonly hold: () => void
  /** See at once what is at the top, so that what is next to it is drawn before the next key. */
  readonly look: () => void
  readonly stop: () => void
}

/** What was at the top: a day or some free days, and of a day with events the line; how far below the top they were. */
type Looked = {
  readonly date: IsoDate
  readonly top: number
  readonly line: null | { readonly element: Element; readonly top: number }
}

type Listeners = {
  /** What is at the top now: the lines around it are to be drawn. */
  readonly draw: (top: AgendaTop) => void
  readonly reached: (date: IsoDate) => void
}

/**
 * The date is reported this long after the last scroll; at another month at once, because more has to be read
 * then.
 */
const restMs = 150

/** So little of a day below what is pinned is none of its lines: what comes after it is at the top. */
const sliver = 5

export function scrolledDates(list: HTMLElement, { draw, reached }: Listeners): ScrolledDates {
  let looked: Looked | null = null
  let announced = ''
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const topOf = (part: Element) => part.getBoundingClientRect().top - list.getBoundingClientRect().top
  /** What is pinned to the top covers the entries below it. */
  const pinned = () => list.querySelector('h2')?.getBoundingClientRect().height ?? 0

  function look() {
    cancelAnimationFrame(frame)
    frame = 0
    const seen = see()
    if (!seen) return
    draw(seen)
    // The line may have been drawn just now.
    const { date } = see() ?? seen
    clearTimeout(timer)
    if (date === announced) return
    if (date.slice(0, 7) === announced.slice(0, 7)) timer = setTimeout(say, restMs)
    else say()
  }

  /** Notes what is at the top. */
  function see(): AgendaTop | null {
    const edge = list.getBoundingClientRect().top + pinned() + sliver
    const isBelow = (part: Element) => part.getBoundingClientRect().bottom > edge
    const entry = entriesOf(list).find(isBelow)
    if (!entry) return null
    const date = isWithin(entry, looked?.date) ? looked.date : firstOf(entry)
    const line = linesOf(entry).find(isBelow)
    looked = { date, top: topOf(entry), line: line ? { element: line, top: topOf(line) } : null }
    return { date, line: lineAt(entry, edge) }
  }

  function say() {
    if (!looked) return
    announced = looked.date
    reached(looked.date)
  }

  function onScroll() {
    frame ||= requestAnimationFrame(look)
  }

  list.addEventListener('scroll', onScroll, { passive: true })
  return {
    show: (date) => {
      if (date === announced) return
      clearTimeout(timer)
      announced = date
      looked = { date, top: pinned(), line: null }
      hold()
    },
    hold,
    look,
    stop: () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      list.removeEventListener('scroll', onScroll)
    },
  }

  function hold() {
    if (!looked) return
    const { date, top, line } = looked
    const entry = entriesOf(list).find((each) => isWithin(each, date))
    const moved = line?.element.isConnected ? topOf(line.element) - line.top : entry ? topOf(entry) - top : 0
    if (Math.abs(moved) >= 1) list.scrollTop += moved
  }
}

const entriesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-first]')]

/** Those that are drawn. */
const linesOf = (entry: HTMLElement) => [...entry.querySelectorAll('[data-event]')]

/** About which line of a day is at a height, by what part of the day is above it. */
function lineAt(entry: HTMLElement, edge: number): number {
  const { top, height } = entry.getBoundingClientRect()
  const above = Math.max(0, edge - top) / Math.max(1, height)
  return Math.floor(above * Number(entry.dataset['lines'] ?? 0))
}

const firstOf = ({ dataset }: HTMLElement) => toIsoDate(dataset['first'] ?? '')

const isWithin = ({ dataset }: HTMLElement, date: IsoDate | undefined): date is IsoDate =>
  date !== undefined && date >= (dataset['first'] ?? '') && date <= (dataset['last'] ?? '')
