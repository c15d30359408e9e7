import type { GridActions } from '../GridActions.ts'
import { drawing } from './drawing.ts'
import type { Gesture, Point } from './Gesture.ts'
import { movingChip } from './movingChip.ts'
import { resizingChip } from './resizingChip.ts'

/** So far a mouse moves before it drags; so long a finger rests, and so far it may tremble. */
const dragPixels = 4
const restMs = 350
const tremblePixels = 8

/** The last pixels of a chip are its end, to be pulled. */
const endPixels = 7

/**
 * A press on the grid from its beginning to its end. A mouse drags as soon as it moves; a finger first rests, for what moves at once is
 * a scroll. Escape gives up.
 */
export function press(down: PointerEvent, grid: HTMLElement, actions: GridActions): void {
  const { target, pointerId, pointerType, button } = down
  if (!(target instanceof Element) || button !== 0 || target.closest('[data-more], [data-day]')) return
  const pressed: Element = target
  const from = pointOf(down)
  const over = new AbortController()
  const { signal } = over
  const isTouch = pointerType === 'touch'
  let gesture: Gesture | null = null
  const timer = isTouch ? setTimeout(lift, restMs) : undefined

  function lift() {
    gesture = begun(pressed, grid, from, actions)
    if (!gesture) end()
    else if (isTouch) navigator.vibrate?.(10)
  }

  function end() {
    clearTimeout(timer)
    over.abort()
  }

  function onMove(move: PointerEvent) {
    if (move.pointerId !== pointerId) return
    const point = pointOf(move)
    const distance = Math.hypot(point.x - from.x, point.y - from.y)
    if (!gesture && isTouch && distance > tremblePixels) end()
    if (!gesture && !isTouch && distance > dragPixels) lift()
    gesture?.to(point)
  }

  function onUp(up: PointerEvent) {
    if (up.pointerId !== pointerId) return
    end()
    if (!gesture) return
    passOverClick()
    gesture.drop()
  }

  function giveUp() {
    end()
    gesture?.cancel()
  }

  const listen = { signal, capture: true }
  window.addEventListener('pointermove', onMove, listen)
  window.addEventListener('pointerup', onUp, listen)
  window.addEventListener('pointercancel', giveUp, listen)
  window.addEventListener('blur', giveUp, { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !gesture) return
      event.stopPropagation()
      giveUp()
      passOverClick()
    },
    listen,
  )
  // What has lifted something moves it, and neither scrolls, opens a menu nor selects.
  const hold = (event: Event) => {
    if (gesture) event.preventDefault()
  }
  window.addEventListener('touchmove', hold, { signal, passive: false })
  window.addEventListener('contextmenu', hold, { signal })
  window.addEventListener('selectstart', hold, { signal })
}

function begun(target: Element, grid: HTMLElement, from: Point, actions: GridActions): Gesture | null {
  const chip = target.closest<HTMLElement>('[data-event]')
  if (!chip) return drawing(target, grid, from, actions)
  const { bottom, height } = chip.getBoundingClientRect()
  const isAtEnd = bottom - from.y <= endPixels && height > endPixels * 3
  return (isAtEnd ? resizingChip(chip, from, actions) : null) ?? movingChip(chip, grid, from, actions)
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
