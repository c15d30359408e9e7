import type { GridModel } from '../model/GridModel.ts'
import type { GridActions } from '../GridActions.ts'
import { announce } from './announce.ts'
import { startGesture } from './startGesture.ts'
import { carry, type Carried } from './carry.ts'
import { noteDrawing } from './drawnTime.ts'
import { keepKeys } from './keepKeys.ts'
import type { Point } from './geometry/measureGrid.ts'
import { surfaceOf } from './geometry/surfaceOf.ts'
import { tellIfGone } from './tellIfGone.ts'
import { surfaces } from './surfaces.ts'

/** A mouse drags after this distance. A finger has to rest this long, and may move this far meanwhile. */
const dragPixels = 4
const restMs = 350
const tremblePixels = 8

type PressOptions = {
  readonly actions: GridActions
  readonly model: GridModel
  /** What is announced when an event goes back. */
  readonly back: string
}

/**
 * A press on the grid from beginning to end. A mouse drags as soon as it moves; a finger has to rest first,
 * because moving at once scrolls. Escape cancels, and so does a window of another size, or another page that nobody
 * dragged to. An event goes back if it is dropped outside of the grid, except on a day of the small month. A second
 * finger begins nothing.
 */
export function press(down: PointerEvent, grid: HTMLElement, { actions, model, back }: PressOptions): void {
  const { target, pointerId, pointerType, isPrimary, button, shiftKey } = down
  if (!(target instanceof Element) || button !== 0 || !isPrimary) return
  if (target.closest('[data-more], [data-day], [data-strip]')) return
  const pressed: Element = target
  const from = pointOf(down)
  const isTouch = pointerType === 'touch'
  const begun = { isTouch, selects: shiftKey && !isTouch }
  const over = new AbortController()
  const timer = isTouch ? setTimeout(lift, restMs) : undefined
  let carried: Carried | null = null
  let isGivenUp = false
  let forget = () => {}

  function lift() {
    // Drawn anew since it was pressed, the grid may have no such place any more.
    if (!pressed.isConnected) return end()
    const surface = surfaceOf(grid, surfaces.get(grid)?.model ?? model, actions)
    const gesture = startGesture(pressed, from, surface, begun)
    if (!gesture) {
      surface.scroll.stop()
      const fixed = pressed.closest<HTMLElement>('[data-event]')
      if (fixed) void actions.tellFixed(fixed.dataset['event'] ?? '')
      // The event may not be moved, which was said: releasing it, or the mouse elsewhere, is no press.
      isGivenUp = fixed !== null
      if (!isGivenUp) end()
      return
    }
    carried = carry(gesture, from, surface, (again, unfolded) =>
      startGesture(pressed, again, unfolded, begun),
    )
    forget = noteDrawing({ when: () => carried?.drawn() ?? null, putAway: onEscape })
    if (isTouch) navigator.vibrate?.(10)
  }

  function end() {
    clearTimeout(timer)
    forget()
    over.abort()
  }

  function onMove(point: Point, isCopy: boolean) {
    const distance = Math.hypot(point.x - from.x, point.y - from.y)
    if (!carried && !isGivenUp && isTouch && distance > tremblePixels) end()
    if (!carried && !isGivenUp && !isTouch && distance > dragPixels) lift()
    carried?.copy(isCopy)
    carried?.to(point)
  }

  function onUp(point: Point) {
    end()
    if (carried || isGivenUp) passOverClick()
    if (!carried || carried.drop(point)) return
    announce(back)
    tellIfChipIsGone()
  }

  function onLost() {
    end()
    cancel()
  }

  function cancel() {
    if (!carried) return
    carried.cancel()
    carried = null
    tellIfChipIsGone()
  }

  function tellIfChipIsGone() {
    const element = pressed.closest<HTMLElement>('[data-event]')
    if (element) tellIfGone(actions, { element, key: element.dataset['event'] ?? '' })
  }

  function onEscape() {
    cancel()
    // The button is still down, and releasing it is no press either.
    isGivenUp = true
  }

  const giveUp = () => (carried ? onEscape() : end())
  const isCarried = () => carried !== null
  const onCopy = (isCopy: boolean) => carried?.copy(isCopy)
  follow(pointerId, over.signal, { onMove, onCopy, onUp, onLost, giveUp, isCarried })
  keepKeys(over.signal, { onEscape, isCarried })
  grid.addEventListener('scroll', () => carried?.again(), { signal: over.signal, passive: true })
}

type Handlers = {
  readonly onMove: (point: Point, isCopy: boolean) => void
  /** The key that copies was pressed or released. */
  readonly onCopy: (isCopy: boolean) => void
  readonly onUp: (point: Point) => void
  /** The pointer was taken away, or released where nobody saw it. */
  readonly onLost: () => void
  /** Nothing is where it was measured, while the pointer is still down. */
  readonly giveUp: () => void
  readonly isCarried: () => boolean
}

/** All events of a window about a pointer while it is down. */
function follow(pointerId: number, signal: AbortSignal, handlers: Handlers): void {
  const { onMove, onCopy, onUp, onLost, giveUp, isCarried } = handlers
  const listen = { signal, capture: true }
  const isOurs = (event: PointerEvent) => event.pointerId === pointerId
  // During a drag nothing else gets the events: no hover, no scrolling, no menu, no selection.
  const keep = (event: Event) => isCarried() && event.stopPropagation()
  const hold = (event: Event) => isCarried() && event.preventDefault()

  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isOurs(event)) return
      if (isReleased(event)) return onLost()
      onMove(pointOf(event), isCopying(event))
      keep(event)
    },
    listen,
  )
  window.addEventListener('pointerup', (event) => isOurs(event) && onUp(pointOf(event)), listen)
  window.addEventListener('pointercancel', (event) => isOurs(event) && onLost(), listen)
  // It is down again: it was released where nobody saw it.
  window.addEventListener('pointerdown', (event) => isOurs(event) && onLost(), listen)
  window.addEventListener('blur', giveUp, { signal })
  // A phone was turned, or somebody went back.
  window.addEventListener('resize', giveUp, { signal })
  window.addEventListener('popstate', giveUp, { signal })
  window.addEventListener('keydown', (event) => onCopy(isCopying(event)), listen)
  window.addEventListener('keyup', (event) => onCopy(isCopying(event)), listen)
  window.addEventListener('mousemove', keep, listen)
  window.addEventListener('touchmove', hold, { signal, passive: false })
  window.addEventListener('contextmenu', hold, { signal })
  window.addEventListener('selectstart', hold, { signal })
  // Where text is selected, the browser would drag that instead, and cancel the pointer.
  window.addEventListener('dragstart', (event) => event.preventDefault(), listen)
}

/** The release that ends a drag is no click. */
function passOverClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  // If no click follows, the next one is meant and must not be swallowed.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}

/** A drag copies while Alt is held, or Ctrl where Alt moves windows. */
const isCopying = ({ altKey, ctrlKey }: MouseEvent | KeyboardEvent) => altKey || ctrlKey

/** A button that was released outside of the window is only missed when the mouse is back. */
const isReleased = ({ pointerType, buttons }: PointerEvent) => pointerType === 'mouse' && buttons === 0

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
