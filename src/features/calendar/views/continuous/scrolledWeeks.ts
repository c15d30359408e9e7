import { clamp } from '#domain/layout/clamp.ts'
import type { IsoDate, Weekday } from '#domain/time/units.ts'
import { whenIdle } from '../../../../ui/idle/whenIdle.ts'
import { dateOfWeek, weekIndex, type WeekAxis } from './weekAxis.ts'

/** Weeks by their indices, `to` exclusive. */
export type WeekSpan = { readonly from: number; readonly to: number }

/** How the weeks lie: all of one height. */
export type WeeksPlace = {
  readonly axis: WeekAxis
  readonly weekStartsOn: Weekday
  readonly weekRem: number
  /** How many weeks can be seen at once, a last one in part. */
  readonly visible: number
}

/** A scroller over centuries of weeks, of which a few are drawn. */
export type ScrolledWeeks = {
  /** Weeks lie otherwise, or are higher or lower: the one at the top stays there. */
  readonly place: (place: WeeksPlace) => void
  /** Scroll to the week of a date, unless that is where it was scrolled to. */
  readonly show: (date: IsoDate) => void
  readonly stop: () => void
}

type Listeners = {
  /** Which weeks are to be drawn now. */
  readonly draw: (weeks: WeekSpan) => void
  /** Has what is drawn meanwhile on the page before it is painted. */
  readonly flush: (act: () => void) => void
  readonly reached: (date: IsoDate) => void
}

/** So many weeks are drawn above and below those that can be seen, but not while it flies; at rest those of a month. */
export const besideVisible = 3
const besideAtRest = 5
const flying = 2

/** So long after the last scroll the date is said; another month sooner, as more has to be read then, but not with each frame. */
const restMs = 150
const sayAgainMs = 250

/** A week that is hidden by no more than that counts as whole. */
const hiddenPart = 0.25

/** The weeks that are seen from one on, and some beside them. */
export function weeksAround(top: number, { axis, visible }: WeeksPlace, beside = besideVisible): WeekSpan {
  const [first, end] = [axis.first, axis.first + axis.count]
  const from = clamp(Math.floor(top) - beside, first, end)
  return { from, to: clamp(Math.floor(top) + visible + beside, first, end) }
}

/** @param rows holds the weeks, as high as all of them, in an element that scrolls */
export function scrolledWeeks(rows: HTMLElement, { draw, flush, reached }: Listeners): ScrolledWeeks {
  const scroller = rows.parentElement ?? rows
  let place: WeeksPlace | null = null
  let heightPixels = 1
  /** The index of the week at the top, with what of it is hidden as a fraction. */
  let top = 0
  let drawn: WeekSpan = { from: 0, to: 0 }
  let announced: IsoDate | '' = ''
  let announcedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let callOff = () => {}

  function look(beside: number) {
    if (!place) return
    const wanted = weeksAround(top, place, beside)
    if (!isIn(wanted, drawn)) drawAll(wanted)
  }

  function drawAll(wanted: WeekSpan) {
    if (!place) return
    // What is carried stays where it came from: a finger whose target goes is no longer followed.
    const isCarrying = scroller.querySelector('[data-lifted], [data-veil]') !== null
    const near = isCarrying ? drawn : common(drawn, weeksAround(top, place, besideAtRest))
    const next = near.from < near.to ? joined(wanted, near) : wanted
    if (next.from === drawn.from && next.to === drawn.to) return
    drawn = next
    draw(next)
  }

  /** Draws what lies further away once it has come to rest. */
  function rest() {
    clearTimeout(timer)
    callOff()
    timer = setTimeout(onRest, restMs)
  }

  function dateAtTop(): IsoDate | '' {
    if (!place) return announced
    const whole = Math.ceil(top - hiddenPart)
    const isSame = announced !== '' && weekIndex(announced, place.weekStartsOn) === whole
    return isSame ? announced : dateOfWeek(whole, place.weekStartsOn)
  }

  function say() {
    const date = dateAtTop()
    if (date === '' || date === announced) return
    announced = date
    announcedAt = performance.now()
    reached(date)
  }

  function onScroll() {
    if (!place) return
    const now = place.axis.first + scroller.scrollTop / heightPixels
    const moved = Math.abs(now - top)
    // Where it was scrolled to from here, the browser has rounded it.
    if (moved * heightPixels < 1) return
    top = now
    flush(() => look(moved > flying ? 0 : besideVisible))
    rest()
    const isOtherMonth = dateAtTop().slice(0, 7) !== announced.slice(0, 7)
    if (isOtherMonth && performance.now() - announcedAt > sayAgainMs) say()
  }

  function onRest() {
    say()
    // So many that a step finds those that it leads to.
    callOff = whenIdle(() => place && drawAll(weeksAround(top, place, besideAtRest)))
  }

  function scrollToTop() {
    if (!place) return
    scroller.scrollTop = (top - place.axis.first) * heightPixels
    // What a step leads to is drawn already: what lies beside it can wait.
    if (!isIn(weeksAround(top, place, 0), drawn)) look(besideVisible)
    rest()
  }

  scroller.addEventListener('scroll', onScroll, { passive: true })
  return {
    place: (next) => {
      place = next
      heightPixels = next.weekRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      scrollToTop()
    },
    show: (date) => {
      if (date === announced || !place) return
      announced = date
      top = weekIndex(date, place.weekStartsOn)
      scrollToTop()
    },
    stop: () => {
      clearTimeout(timer)
      callOff()
      scroller.removeEventListener('scroll', onScroll)
    },
  }
}

const isIn = (one: WeekSpan, other: WeekSpan) => one.from >= other.from && one.to <= other.to

const joined = (one: WeekSpan, other: WeekSpan): WeekSpan => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
})

const common = (one: WeekSpan, other: WeekSpan): WeekSpan => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
})
