import { lifted } from '#domain/layout/lifting.ts'
import type { Drag } from '#domain/layout/dragging.ts'
import type { GridActions } from '../GridActions.ts'
import { hoursName } from '../../words/timeName.ts'
import { announce } from './announce.ts'
import { ghostOf } from './ghost.ts'
import { hourPlace } from './places.ts'

/**
 * An event that was lifted by Space: arrows move it, Enter keeps it there, Escape lets it be. Every step is spoken.
 *
 * @param words what is said when it is lifted and when it is put back; each step says the time by itself
 */
export function liftByKey(
  chip: HTMLElement,
  grid: HTMLElement,
  actions: GridActions,
  words: { readonly lifted: string; readonly back: string },
): void {
  const key = chip.dataset['event'] ?? ''
  const place = hourPlace(chip)
  const ghost = ghostOf(chip)
  const isRtl = getComputedStyle(grid).direction === 'rtl'
  const over = new AbortController()
  let drag: Drag = { kind: 'move', shift: { days: 0, minutes: 0 } }
  announce(words.lifted)

  function onKey(event: KeyboardEvent) {
    const next = lifted(drag.shift, event.key, {
      isByHour: place !== null,
      forward: isRtl ? 'ArrowLeft' : 'ArrowRight',
    })
    event.stopPropagation()
    event.preventDefault()
    if (!next) return
    if (next.kind === 'reverted') return end(words.back)
    drag = { kind: 'move', shift: next.shift }
    const { days, minutes } = next.shift
    if (next.kind === 'kept') {
      over.abort()
      if (days === 0 && minutes === 0) return end(words.back)
      void actions.drag(key, drag).finally(() => {
        ghost.remove()
        // It may be drawn in another cell now; who moved it stays with it.
        grid.querySelector<HTMLElement>(`[data-event="${CSS.escape(key)}"]`)?.focus()
      })
      return
    }
    const told = actions.tellDrag(key, drag)
    announce(told)
    if (place) {
      ghost.say(hoursName(place.start + minutes, place.end + minutes))
      ghost.moveBy(days * place.dayWidth * (isRtl ? -1 : 1), minutes * place.minuteHeight)
    } else ghost.say(told)
  }

  function end(text: string) {
    over.abort()
    ghost.remove()
    announce(text)
  }

  window.addEventListener('keydown', onKey, { capture: true, signal: over.signal })
  // Space is a press for a button, once it is let go.
  window.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), {
    capture: true,
    signal: over.signal,
  })
  chip.addEventListener('blur', () => end(words.back), { signal: over.signal })
}
