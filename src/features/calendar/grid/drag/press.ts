import type { HourAxis } from '#domain/layout/hourAxis.ts'
import { isLong } from '#domain/layout/isLong.ts'
import type { GridActions } from '../view/GridActions.ts'
import { drawing } from './drawing.ts'
import styles from './ghost.module.css'
import type { Gesture, Point, Surface } from './Gesture.ts'
import { movingChip } from './movingChip.ts'
import { resizingDays } from './resizingDays.ts'
import { resizingChip } from './resizingChip.ts'
import { scrollOf, type Scroll } from './scrollOf.ts'

/** So far a mouse moves before it drags; so long a finger rests, and so far it may tremble. */
const dragPixels = 4
const restMs = 350
const tremblePixels = 8

/** The last pixels of a chip are its end, to be pulled; a finger needs more of them. */
const endPixels = 7
const endPixelsOfFinger = 16

/**
 * A press on the grid from its beginning to its end. A mouse drags as soon as it moves; a finger first rests, for what moves at once is
 * a scroll. Escape gives up.
 */
export function press(
  down: PointerEvent,
  grid: HTMLElement,
  { actions, axis }: { readonly actions: GridActions; readonly axis: HourAxis | null },
): void {
  const { target, pointerId, pointerType, button } = down
  if (!(target instanceof Element) || button !== 0 || target.closest('[data-more], [data-day]')) return
  const pressed: Element = target
  const from = pointOf(down)
  const over = new AbortController()
  const { signal } = over
  const isTouch = pointerType === 'touch'
  let carried: Carried | null = null
  let isGivenUp = false
  let point = from
  let frame = 0
  const timer = isTouch ? setTimeout(lift, restMs) : undefined

  function lift() {
    const scroll = scrollOf(grid)
    const gesture = begun(pressed, from, { grid, actions, axis, scroll }, isTouch)
    if (!gesture) {
      scroll.stop()
      // An event that stays where it is: letting go of the mouse elsewhere is no press there.
      isGivenUp = !isTouch && pressed.closest('[data-event]') !== null
      if (!isGivenUp) end()
      return
    }
    carried = { gesture, scroll, veil: veilOver(grid, gesture) }
    if (isTouch) navigator.vibrate?.(10)
  }

  function end() {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    over.abort()
    carried?.scroll.stop()
    carried?.veil.remove()
  }

  function onMove(move: PointerEvent) {
    if (move.pointerId !== pointerId || isGivenUp) return
    point = pointOf(move)
    if (!carried) {
      const distance = Math.hypot(point.x - from.x, point.y - from.y)
      if (isTouch && distance > tremblePixels) end()
      if (!isTouch && distance > dragPixels) lift()
    }
    if (!carried) return
    move.stopPropagation()
    request()
  }

  function request() {
    frame ||= requestAnimationFrame(onFrame)
  }

  function onFrame() {
    frame = 0
    if (!carried) return
    const { gesture, scroll } = carried
    const isScrolling = gesture.scrolls && scroll.nearEdge(point.y)
    gesture.to(point)
    if (isScrolling) request()
  }

  function onUp(up: PointerEvent) {
    if (up.pointerId !== pointerId) return
    if (carried && frame) carried.gesture.to(pointOf(up))
    end()
    if (carried || isGivenUp) passOverClick()
    carried?.gesture.drop()
  }

  function giveUp() {
    end()
    carried?.gesture.cancel()
  }

  const listen = { signal, capture: true }
  window.addEventListener('pointermove', onMove, listen)
  window.addEventListener('pointerup', onUp, listen)
  window.addEventListener('pointercancel', giveUp, listen)
  window.addEventListener('blur', giveUp, { signal })
  grid.addEventListener('scroll', () => carried && request(), { signal, passive: true })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !carried) return
      event.stopPropagation()
      carried.gesture.cancel()
      carried.scroll.stop()
      carried.veil.remove()
      carried = null
      // The button is still down, and letting it go is no press either.
      isGivenUp = true
    },
    listen,
  )
  // Nobody else has to hear of each step.
  window.addEventListener('mousemove', (move) => carried && move.stopPropagation(), listen)
  // What has lifted something moves it, and neither scrolls, opens a menu nor selects.
  const hold = (event: Event) => {
    if (carried) event.preventDefault()
  }
  window.addEventListener('touchmove', hold, { signal, passive: false })
  window.addEventListener('contextmenu', hold, { signal })
  window.addEventListener('selectstart', hold, { signal })
}

type Carried = { readonly gesture: Gesture; readonly scroll: Scroll; readonly veil: HTMLElement }

/** Nothing else lies under the pointer, so that no chip lights up on the way, and the cursor says what goes on. */
function veilOver(grid: HTMLElement, { cursor }: Gesture): HTMLElement {
  const veil = document.createElement('div')
  veil.className = styles.veil ?? ''
  veil.style.cursor = cursor
  grid.append(veil)
  return veil
}

function begun(target: Element, from: Point, surface: Surface, isTouch: boolean): Gesture | null {
  const chip = target.closest<HTMLElement>('[data-event]')
  if (!chip) return drawing(target, from, surface)
  const pixels = isTouch ? endPixelsOfFinger : endPixels
  return pulled(chip, from, surface, pixels) ?? movingChip(chip, from, surface)
}

/** The end of a chip that a press is on: below among hours, at the sides of a bar that begins or ends there; null elsewhere. */
function pulled(chip: HTMLElement, from: Point, surface: Surface, pixels: number): Gesture | null {
  const { left, right, bottom, width, height } = chip.getBoundingClientRect()
  if (chip.closest('[data-hours]'))
    return bottom - from.y <= pixels && height > pixels * 3 ? resizingChip(chip, from, surface) : null
  const when = surface.actions.whenOf(chip.dataset['event'] ?? '')
  if (width <= pixels * 3 || !when || !isLong(when)) return null
  const isRtl = getComputedStyle(chip).direction === 'rtl'
  const [toLeft, toRight] = [from.x - left, right - from.x]
  const [toStart, toEnd] = isRtl ? [toRight, toLeft] : [toLeft, toRight]
  if (toStart <= pixels && chip.dataset['before'] === undefined)
    return resizingDays(chip, 'start', from, surface)
  if (toEnd > pixels || chip.dataset['after'] !== undefined) return null
  return resizingDays(chip, 'end', from, surface)
}

/** The press that ends a drag is no click. */
function passOverClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  // Where no click follows, the next one is meant.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
