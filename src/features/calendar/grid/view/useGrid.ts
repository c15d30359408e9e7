import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { toIsoDate, type IsoDate } from '#domain/time/units.ts'
import { surfaces } from '../drag/surfaces.ts'
import { keyChoice } from '../../../../navigation/actions/keyChoice.ts'
import { loadedOnce } from '../../../../ui/loading/loadedOnce.ts'
import { loadPart } from '../../../../ui/loading/loadPart.ts'
import type { GridModel } from '../model/GridModel.ts'
import type { GridActions } from '../GridActions.ts'
import { dropKeys, waitWithKeys } from '../../actions/holdKeys.ts'
import { liftWords } from './liftWords.ts'
import { arrive, eventFor, isWalking, settle, stopFor } from './roving.ts'

/** Half an hour: the time of a press on an empty slot is rounded down to it. */
const slotMinutes = 30

/** One set of handlers and one tab stop for the whole grid, no matter how many events are in it. */
export function useGrid(actions: GridActions, model: GridModel) {
  const { axis } = model
  const { openEvent, startEvent, startDays, openDay, showMore, step, toggleStrip, zone } = actions
  const grid = useRef<HTMLDivElement>(null)

  // After each render one element gets the tab stop, because the one that had it may be gone.
  useLayoutEffect(() => {
    if (!grid.current) return
    arrive(grid.current)
    surfaces.set(grid.current, { actions, model })
  })

  // Dragging is not needed before the first press, and is loaded by then.
  useEffect(() => {
    void loadDragging().catch(() => undefined)
  }, [])

  function onPointerDown({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>) {
    dragging?.press(nativeEvent, currentTarget, { actions, model, back: liftWords().back })
  }

  function begin(date: IsoDate, slot: number | null) {
    if (axis && slot !== null) startEvent(axis.instantAt(date, slot))
    else startDays(date, date)
  }

  function beginMorning(date: IsoDate) {
    if (axis) startEvent(instantOf(`${date}T09:00:00`, zone))
    else startDays(date, date)
  }

  function onStrip(strip: Element) {
    const side = sideOf(strip)
    const isFolded = strip.getAttribute('aria-expanded') === 'false'
    // The button on a folded day goes with its fold: the day has the focus then.
    if (side === 'weekend') strip.closest<HTMLElement>('[data-cell]')?.focus()
    toggleStrip?.(side)
    // The evening unfolds below what is seen.
    if (side === 'after' && isFolded) requestAnimationFrame(() => grid.current?.scrollTo({ top: 1e5 }))
  }

  function onClick({ target, clientY, detail }: MouseEvent) {
    // Only the first press of a double click counts: the second may hit something that has moved there.
    if (!(target instanceof Element) || detail > 1) return
    const event = target.closest('[data-event]')
    const strip = target.closest('[data-strip]')
    const more = target.closest('[data-more]')
    const day = target.closest('[data-day]')
    const cell = target.closest('[data-cell]')
    if (strip) onStrip(strip)
    else if (event) openEvent(dataOf(event, 'event'))
    else if (more instanceof HTMLElement) showMore(toIsoDate(dataOf(more, 'more')), more)
    else if (day) openDay(toIsoDate(dataOf(day, 'day')))
    else if (cell && detail > 0) begin(toIsoDate(dataOf(cell, 'cell')), axis && slotAt(target, clientY, axis))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
    if (key === ' ' && target.dataset['event'] !== undefined) {
      const words = liftWords()
      void lift(target, currentTarget, { actions, model, words })
    } else if (actions.say && startsSaying(key, target)) {
      // The digits of the page, which show other views, are not heard on an event.
      event.stopPropagation()
      actions.say(dataOf(target, 'event'), key)
    } else if (key === 'PageUp' || key === 'PageDown') step(key === 'PageUp' ? -1 : 1)
    else if (key === 'Enter' && target.dataset['cell']) beginMorning(toIsoDate(target.dataset['cell']))
    else {
      const next = (isWalking(target) ? eventFor : stopFor)(key, target, currentTarget, model)
      if (!next) return
      next.focus()
    }
    event.preventDefault()
  }

  // The tab stop is where the focus is, whether it came by keys, by pointer or from a closed dialog.
  const onFocus = ({ target, currentTarget }: FocusEvent) => settle(target, currentTarget)

  return { ref: grid, onPointerDown, onClick, onKeyDown, onFocus }
}

/** Whether a key begins what is said to an event that has the focus, and no card beside it. */
export const startsSaying = (key: string, { dataset }: HTMLElement) =>
  /^[\d+>.-]$/.test(key) &&
  dataset['event'] !== undefined &&
  document.querySelector('[data-open]') === null &&
  keyChoice().isOn

let dragging: Awaited<ReturnType<typeof importDragging>> | null = null

const loadDragging = loadedOnce(async () => {
  dragging = await importDragging()
  dragging.keepFocus()
  return dragging
})

/** A key pressed before dragging has loaded waits for it. */
async function lift(...lifting: Parameters<Awaited<ReturnType<typeof importDragging>>['liftByKey']>) {
  if (dragging) return dragging.liftByKey(...lifting)
  // What follows may be meant for the event that is lifted then.
  waitWithKeys()
  const part = await loadPart(loadDragging, () => void lift(...lifting))
  if (!part) return dropKeys()
  part.liftByKey(...lifting)
  await part.repeatKeys()
}

const importDragging = () => import('../drag/dragging.ts')

const dataOf = (element: Element, name: string) => element.getAttribute(`data-${name}`) ?? ''

const sides = ['before', 'after', 'weekend'] as const
const sideOf = (strip: Element) => sides.find((side) => side === dataOf(strip, 'strip')) ?? 'before'

/** The slot under a press among a day's hours; null if the press was elsewhere in the day. */
function slotAt(target: Element, clientY: number, axis: HourAxis): number | null {
  const hours = target.closest('[data-hours]')?.getBoundingClientRect()
  if (!hours) return null
  const minutes = ((clientY - hours.top) / hours.height) * axis.minutes
  return Math.max(0, Math.floor(minutes / slotMinutes) * slotMinutes)
}
