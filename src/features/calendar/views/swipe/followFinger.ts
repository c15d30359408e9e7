/** A step forward or back in time. */
export type Direction = -1 | 1

export type Swipe = {
  /** Whether anything lies on this side: at the ends of time it goes back. */
  readonly mayStep: (direction: Direction) => boolean
  /** The finger draws something in from this side: it is drawn until `onStep` or `onBack`. */
  readonly onTowards: (direction: Direction) => void
  /** It was drawn in. It stays where it is until `rest`. */
  readonly onStep: (direction: Direction) => void
  /** It was let go too early. */
  readonly onBack: () => void
}

/** So far a finger moves before it is known where to; what moves more upright than sideways scrolls. */
const beginPixels = 10
/** It is meant from a third of the way on, or at this speed in pixels per millisecond. */
const farEnough = 1 / 3
const fastEnough = 0.4
const settleMs = 200
/** Between what is drawn and what is drawn in: `--space-3`. */
const gapRem = 0.75

type Press = { readonly id: number; readonly x: number; readonly y: number }

/**
 * Moves an element sideways with a finger. The stylesheet leaves only upright panning to the browser (`touch-action`): it cancels the
 * pointer when it scrolls, and a finger that has rested and lifted an event keeps its moves to itself.
 *
 * @returns ends it
 */
export function followFinger(
  element: HTMLElement,
  { mayStep, onTowards, onStep, onBack }: Swipe,
): () => void {
  const over = new AbortController()
  let press: Press | null = null
  let towards: Direction | null = null
  let last = { x: 0, at: 0 }
  let speed = 0
  let isSettling = false

  function onDown({
    pointerType,
    isPrimary,
    pointerId: id,
    clientX: x,
    clientY: y,
    timeStamp: at,
  }: PointerEvent) {
    if (isSettling) return
    if (towards !== null) void settle(null)
    press = pointerType === 'touch' && isPrimary ? { id, x, y } : null
    last = { x, at }
    speed = 0
  }

  function onMove({ pointerId, clientX: x, clientY: y, timeStamp: at }: PointerEvent) {
    if (press?.id !== pointerId) return
    const [sideways, upright] = [x - press.x, Math.abs(y - press.y)]
    if (towards === null && Math.max(Math.abs(sideways), upright) < beginPixels) return
    if (towards === null && Math.abs(sideways) <= upright) press = null
    else follow(sideways)
    if (at > last.at) speed = (x - last.x) / (at - last.at)
    last = { x, at }
  }

  function follow(sideways: number): void {
    const direction = directionOf(element, sideways)
    if (direction !== towards) onTowards(direction)
    towards = direction
    element.style.translate = `${sideways}px`
  }

  function onUp({ pointerId, clientX }: PointerEvent) {
    if (press?.id !== pointerId) return
    const sideways = clientX - press.x
    press = null
    const isFar = Math.abs(sideways) > element.clientWidth * farEnough
    const isFast = Math.abs(speed) > fastEnough && Math.sign(speed) === Math.sign(sideways)
    if (towards !== null) void settle((isFar || isFast) && mayStep(towards) ? towards : null)
  }

  function onCancel({ pointerId }: PointerEvent) {
    if (press?.id !== pointerId) return
    press = null
    if (towards !== null) void settle(null)
  }

  /** Goes on to where it was drawn, or back. */
  async function settle(to: Direction | null): Promise<void> {
    isSettling = true
    const from = element.style.translate
    const end = to === null ? '0px' : `${sideOf(element, to) * (element.clientWidth + gapPixels())}px`
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : settleMs
    const settling = element.animate(
      { translate: [from, end] },
      { duration, easing: 'cubic-bezier(.2,.8,.2,1)' },
    )
    element.style.translate = end
    await settling.finished.catch(() => undefined)
    isSettling = false
    towards = null
    if (to === null) rest(element)
    if (to === null) onBack()
    else onStep(to)
  }

  const { signal } = over
  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('pointermove', onMove, { signal })
  element.addEventListener('pointerup', onUp, { signal })
  element.addEventListener('pointercancel', onCancel, { signal })
  return () => {
    over.abort()
    rest(element)
  }
}

/** Put it where it belongs again, when it shows what was drawn in. */
export const rest = (element: HTMLElement): void => void element.style.removeProperty('translate')

/** What lies ahead is on the side where lines end: a finger that moves away from there draws it in. */
const directionOf = (element: HTMLElement, sideways: number): Direction =>
  sideways < 0 === isLeftToRight(element) ? 1 : -1

/** Where an element goes when that is drawn in: -1 to the left. */
const sideOf = (element: HTMLElement, to: Direction) => (isLeftToRight(element) ? -to : to)

const isLeftToRight = (element: HTMLElement) => getComputedStyle(element).direction === 'ltr'

const gapPixels = () => gapRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
