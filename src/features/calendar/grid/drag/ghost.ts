import { chipSize } from '../model/chipSize.ts'
import styles from './ghost.module.css'
import type { GrabbedChip } from './chipOf.ts'
import type { Box } from './geometry/measureGrid.ts'
import { seen } from '../seen.ts'

/**
 * What follows the pointer: a raised copy of a chip, above everything. The original is drawn dashed
 * meanwhile.
 */
export type Ghost = {
  readonly place: (box: Box) => void
  /** A time, where a chip has its own; nothing leaves a line of a month the time that it had. */
  readonly say: (time: string) => void
  /** Whether it is a copy, with a sign, and the original stays as it is. */
  readonly copy: (isCopy: boolean) => void
  readonly remove: () => void
}

/** @param count how many events move with it, itself included */
export function ghostOf(
  { element: chip, box: origin }: Pick<GrabbedChip, 'element' | 'box'>,
  grid: HTMLElement,
  count = 1,
): Ghost {
  const copy = copyOf(chip)
  const isBlock = chip.dataset['size'] !== undefined
  const lineTime = isBlock ? '' : (chip.dataset['time'] ?? '')
  // The element that moves has no look of its own, so that moving it recalculates no styles.
  const carrier = document.createElement('div')
  carrier.className = styles.ghost ?? ''
  carrier.append(copy)
  if (count > 1) carrier.dataset['count'] = String(count)
  grid.append(carrier)
  // `position: fixed` is relative to the window, or to a container around the grid.
  const there = carrier.getBoundingClientRect()
  const lifted = count > 1 ? [chip, ...alsoSelected(chip)] : [chip]
  for (const each of lifted) each.dataset['lifted'] = ''
  const remPixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  let [drawnWidth, drawnHeight, shownTime] = [0, 0, lineTime]
  place(origin)

  function place(box: Box) {
    if (box.width !== drawnWidth || box.height !== drawnHeight) {
      ;[drawnWidth, drawnHeight] = [box.width, box.height]
      copy.style.inlineSize = `${box.width}px`
      copy.style.blockSize = `${box.height}px`
      copy.toggleAttribute('data-tall', !isBlock && box.height > 2 * origin.height)
      if (isBlock && chip.dataset['size'] !== 'crowded')
        copy.dataset['size'] = chipSize(box.height / remPixels)
    }
    carrier.style.transform = `translate(${Math.round(box.left - there.left)}px, ${Math.round(box.top - there.top)}px)`
  }

  return {
    place,
    say: (time) => {
      const next = time === '' ? lineTime : time
      if (next === shownTime) return
      shownTime = next
      if (next === '') delete copy.dataset['time']
      else copy.dataset['time'] = next
    },
    copy: (isCopy) => {
      carrier.toggleAttribute('data-copy', isCopy)
      for (const each of lifted) each.toggleAttribute('data-copied', isCopy)
    },
    remove: () => {
      carrier.remove()
      for (const each of lifted) {
        delete each.dataset['lifted']
        delete each.dataset['copied']
      }
    },
  }
}

/** The chips of the events that are selected with one. */
const alsoSelected = (chip: HTMLElement): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-event][aria-pressed="true"]${seen}`)].filter(
    (each) => each !== chip,
  )

function copyOf(chip: HTMLElement): HTMLElement {
  const copy = chip.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new TypeError('a chip is an element')
  for (const name of ['data-event', 'aria-label', 'aria-pressed', 'tabindex', 'data-before', 'data-after'])
    copy.removeAttribute(name)
  if (chip.dataset['size'] !== undefined) copy.removeAttribute('data-time')
  copy.setAttribute('aria-hidden', 'true')
  copy.tabIndex = -1
  copy.classList.add(styles.copy ?? '')
  return copy
}
