import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { isSameTime, type Part } from '#domain/layout/dragging.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import { lifted, type LiftedEvent } from '#domain/layout/lifting.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import { formatHours } from '../../format/formatTime.ts'
import type { GridActions } from '../view/GridActions.ts'
import { announce } from './announce.ts'
import { ghostOf } from './ghost.ts'
import { geometryOf } from './geometryOf.ts'
import { markedDays } from './markedDays.ts'
import { scrollOf } from './scrollOf.ts'

/** What is said when something is lifted, when it is put back, and when another part of it is taken; each step says the time by itself. */
export type LiftWords = {
  readonly lifted: string
  readonly back: string
  readonly parts: Readonly<Record<Part, string>>
}

/** Where events were put that are not drawn there yet, by their keys: who lifts one again goes on from there. */
const underWay = new Map<string, EventWhen>()

/** An event that was lifted by Space: arrows move it or an end of it, Enter keeps it there, Escape lets it be. Every step is spoken. */
export function liftByKey(
  chip: HTMLElement,
  grid: HTMLElement,
  { actions, axis, words }: { actions: GridActions; axis: HourAxis | null; words: LiftWords },
): void {
  const key = chip.dataset['event'] ?? ''
  const origin = underWay.get(key) ?? actions.whenOf(key)
  if (!origin) return
  const { zone } = actions
  const scroll = scrollOf(grid)
  const geometry = geometryOf({ grid, actions, axis, scroll })
  const days = markedDays(geometry)
  const ghost = ghostOf(chip, grid)
  const forward = geometry.sign === 1 ? 'ArrowRight' : 'ArrowLeft'
  const over = new AbortController()
  let event: LiftedEvent = { part: 'all', when: origin, hours: null }
  if (underWay.has(key)) draw(origin)
  announce(words.lifted)

  function onKey(pressed: KeyboardEvent) {
    const next = lifted(event, pressed.key, { hasHours: axis !== null, forward, zone })
    pressed.stopPropagation()
    pressed.preventDefault()
    if (!next) return
    if (next.kind === 'reverted') return end(words.back)
    if (next.kind === 'kept') return keep(event.when)
    announce(next.part === event.part ? actions.tellWhen(next.when) : words.parts[next.part])
    event = next
    draw(next.when)
  }

  function draw(when: EventWhen) {
    const { first, last } = daysOf({ when }, zone)
    const day = first - dayNumber(geometry.dates[0] ?? '')
    const date = geometry.dates[day]
    days.clear()
    if (date === undefined) return
    if (when.kind === 'timed' && geometry.hours && last === first) {
      const { axis: hours, boxOn } = geometry.hours
      const box = () =>
        boxOn(day, hours.placeOf(when.start, date, 'start'), hours.placeOf(when.end, date, 'end'))
      scroll.show(box().top, box().top + box().height)
      ghost.say(formatHours(when.start, when.end, zone))
      return ghost.place(box())
    }
    ghost.say('')
    ghost.place(geometry.lineOn(day, last - first + 1))
    days.mark(day, day + last - first)
  }

  function keep(when: EventWhen) {
    if (origin && isSameTime(when, origin)) return end(words.back)
    over.abort()
    scroll.stop()
    days.clear()
    underWay.set(key, when)
    void actions.drag(key, when).finally(() => {
      if (underWay.get(key) === when) underWay.delete(key)
      ghost.remove()
      // It may be drawn in another cell now; who moved it stays with it.
      grid.querySelector<HTMLElement>(`[data-event="${CSS.escape(key)}"]`)?.focus()
    })
  }

  function end(text: string) {
    over.abort()
    scroll.stop()
    days.clear()
    ghost.remove()
    announce(text)
  }

  window.addEventListener('keydown', onKey, { capture: true, signal: over.signal })
  // Space is a press for a button, once it is let go.
  window.addEventListener('keyup', (released) => released.key === ' ' && released.preventDefault(), {
    capture: true,
    signal: over.signal,
  })
  chip.addEventListener('blur', () => end(words.back), { signal: over.signal })
}
