import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { isSameTime, type Part } from '#domain/layout/dragging.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import { lifted, type LiftedEvent } from '#domain/layout/lifting.ts'
import { isoDate } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { GridModel } from '../../model/GridModel.ts'
import type { GridActions, StripSide } from '../../GridActions.ts'
import { announce } from '../announce.ts'
import { onRemovals } from '../../../../../ui/focus/onRemovals.ts'
import { isCovered } from '../../../../../ui/overlays/card/isCovered.ts'
import { liftedKey } from './liftedKey.ts'
import { chipOf } from '../chipOf.ts'
import { drawnDay } from './drawnDay.ts'
import { liftedDrawing } from './liftedDrawing.ts'
import { surfaceOf, type Surface } from '../geometry/surfaceOf.ts'
import { dragAll } from '../selecting/selection.ts'
import { surfaces } from '../surfaces.ts'
import { foldedPart } from '../unfold/foldedPart.ts'
import { tellIfGone } from '../tellIfGone.ts'
import { unfoldedGrid } from '../unfold/unfoldedGrid.ts'
import { seen } from '../../seen.ts'

/**
 * What is announced when an event is lifted, put back, or another part of it is chosen. Each step announces
 * the time itself.
 */
export type LiftWords = {
  readonly lifted: string
  readonly back: string
  readonly parts: Readonly<Record<Part, string>>
  /** A copy is put down, or the event itself again. */
  readonly copy: string
  readonly itself: string
}

type Circumstances = {
  readonly actions: GridActions
  readonly model: GridModel
  readonly words: LiftWords
}

/**
 * New times of events that are not drawn there yet, by their keys: lifting one again continues from there.
 */
const underWay = new Map<string, EventWhen>()

/**
 * An event lifted with Space: arrows move it or one of its ends, Enter saves it, Escape puts it back. Every
 * step is announced. Beyond the edge of the page the view follows, so that it shows where the event will be
 * saved.
 */
export function liftByKey(
  element: HTMLElement,
  grid: HTMLElement,
  { actions, model, words }: Circumstances,
): void {
  const lifting = surfaceOf(grid, model, actions)
  const chip = chipOf(element, lifting)
  if (!chip) {
    void actions.tellFixed(element.dataset['event'] ?? '')
    return lifting.scroll.stop()
  }
  const { key } = chip
  const origin = underWay.get(key) ?? chip.when
  const over = new AbortController()
  const { signal } = over
  const drawnOn = (surface: Surface) => liftedDrawing(chip, surface)
  let onSurface = lifting
  let drawing = drawnOn(lifting)
  let event: LiftedEvent = { part: 'all', when: origin, hours: null, typed: '', isCopy: false }
  /** Has the focus meanwhile: the chip, or a day of the page that the view went to. */
  let holder = element
  let [isTurning, hasTurned] = [false, false]
  if (underWay.has(key)) draw()
  announce(words.lifted)

  function onKey(pressed: KeyboardEvent) {
    const { forward } = drawing
    const { zone, isShown } = actions
    const next = lifted(event, liftedKey(pressed.key), {
      hasHours: model.axis !== null,
      forward,
      zone,
      isShown,
    })
    pressed.stopPropagation()
    pressed.preventDefault()
    if (!next) return
    if (next.kind === 'reverted') return putBack()
    if (next.kind === 'kept') return keep(event)
    announce(announcedStep(event, next, words) ?? drawing.tell(next))
    event = next
    draw()
  }

  function draw() {
    if (isTurning) return
    const folded = foldedPart(event.when, onSurface)
    const elsewhere = drawing.draw(event)
    if (elsewhere !== null) void turnTo(elsewhere)
    else if (folded !== null) void unfold(folded)
  }

  /** An event that is moved into folded hours unfolds them. */
  async function unfold(side: StripSide): Promise<void> {
    isTurning = true
    actions.toggleStrip?.(side)
    const surface = await unfoldedGrid(onSurface)
    if (signal.aborted) return
    isTurning = false
    if (!surface) return
    drawing.remove()
    onSurface = surface
    drawing = drawnOn(surface)
    draw()
  }

  async function turnTo(date: IsoDate): Promise<void> {
    ;[isTurning, hasTurned] = [true, true]
    drawing.remove()
    actions.showDate(date)
    const day = await drawnDay(date)
    if (signal.aborted) return
    const onto = day?.closest<HTMLElement>('[role="grid"]')
    const surface = onto && surfaces.get(onto)
    if (!day || !surface) return end()
    onSurface = surfaceOf(onto, surface.model, surface.actions)
    drawing = drawnOn(onSurface)
    holder = day
    day.focus({ preventScroll: true })
    isTurning = false
    draw()
  }

  function keep({ when, isCopy }: LiftedEvent) {
    if (!isCopy && isSameTime(when, origin)) return putBack()
    over.abort()
    drawing.rest()
    void putDown(actions, { key, when, isCopy }).finally(() => {
      drawing.remove()
      focusEvent(key)
    })
  }

  function putBack() {
    end()
    if (hasTurned) void showAgain(origin)
  }

  async function showAgain(when: EventWhen) {
    const first = isoDate(daysOf({ when }, actions.zone).first)
    actions.showDate(first)
    await drawnDay(first)
    focusEvent(key)
  }

  function end() {
    over.abort()
    drawing.remove()
    announce(words.back)
    tellIfGone(actions, { key, element: holder })
  }

  const listen = { capture: true, signal }
  window.addEventListener('keydown', onKey, listen)
  // Space presses a button when it is released.
  window.addEventListener('keyup', (released) => released.key === ' ' && released.preventDefault(), listen)
  // Moving the focus elsewhere leaves the event where it was. A chip that is removed with its page does not.
  window.addEventListener('focusout', ({ target }) => target === holder && !isTurning && end(), listen)
  onRemovals(signal, (isRemoved) => isRemoved(holder) && !isTurning && end())
}

/** What a key has done besides another time; null for nothing, and where the time is another with it. */
function announcedStep(event: LiftedEvent, next: LiftedEvent, words: LiftWords): string | null {
  if (next.isCopy !== event.isCopy) return next.isCopy ? words.copy : words.itself
  return next.part === event.part || !isSameTime(next.when, event.when) ? null : words.parts[next.part]
}

/** Saves it where it is, or a copy of it, while the event stays. */
async function putDown(
  actions: GridActions,
  { key, when, isCopy }: { readonly key: string; readonly when: EventWhen; readonly isCopy: boolean },
): Promise<void> {
  if (isCopy) return actions.copy(key, when)
  underWay.set(key, when)
  await dragAll(actions, key, when)
  if (underWay.get(key) === when) underWay.delete(key)
}

/** It may be drawn in another cell now, and gets the focus there; not from a question about it, which returns it. */
function focusEvent(key: string): void {
  const chip = document.querySelector<HTMLElement>(`[data-cell] [data-event="${CSS.escape(key)}"]${seen}`)
  if (chip && !isCovered(chip)) chip.focus()
}
