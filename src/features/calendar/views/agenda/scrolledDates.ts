import { toIsoDate, type IsoDate } from '#domain/time/units.ts'

/** A list of days that is scrolled. Its entries say in `data-first` and `data-last` which days they are. */
export type ScrolledDates = {
  /** Scroll to a date, unless the list is at that date already. */
  readonly show: (date: IsoDate) => void
  /** Keep the visible part in place after something was drawn above it. */
  readonly hold: () => void
  readonly stop: () => void
}

/**
 * The date is reported this long after the last scroll; at another month at once, because more has to be read
 * then.
 */
const restMs = 150

export function scrolledDates(list: HTMLElement, onReached: (date: IsoDate) => void): ScrolledDates {
  let looked: { readonly date: IsoDate; readonly top: number } | null = null
  let announced = ''
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const topOf = (entry: Element) => entry.getBoundingClientRect().top - list.getBoundingClientRect().top
  /** What is pinned to the top covers the entries below it. */
  const pinned = () => list.querySelector('h2')?.getBoundingClientRect().height ?? 0

  function look() {
    frame = 0
    const edge = list.getBoundingClientRect().top + pinned() + 1
    const entry = entriesOf(list).find((each) => each.getBoundingClientRect().bottom > edge)
    if (!entry) return
    const date = isWithin(entry, looked?.date) ? looked.date : firstOf(entry)
    looked = { date, top: topOf(entry) }
    clearTimeout(timer)
    if (date === announced) return
    if (date.slice(0, 7) === announced.slice(0, 7)) timer = setTimeout(say, restMs)
    else say()
  }

  function say() {
    if (!looked) return
    announced = looked.date
    onReached(looked.date)
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
      looked = { date, top: pinned() }
      hold()
    },
    hold,
    stop: () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      list.removeEventListener('scroll', onScroll)
    },
  }

  function hold() {
    const entry = looked && entriesOf(list).find((each) => isWithin(each, looked?.date))
    if (!entry || !looked) return
    const moved = topOf(entry) - looked.top
    if (Math.abs(moved) >= 1) list.scrollTop += moved
  }
}

const entriesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-first]')]

const firstOf = ({ dataset }: HTMLElement) => toIsoDate(dataset['first'] ?? '')

const isWithin = ({ dataset }: HTMLElement, date: IsoDate | undefined): date is IsoDate =>
  date !== undefined && date >= (dataset['first'] ?? '') && date <= (dataset['last'] ?? '')
