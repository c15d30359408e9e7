import styles from './ghost.module.css'
import type { GrabbedChip } from './chipOf.ts'
import type { Box } from './geometry/measureGrid.ts'

/**
 * What follows the pointer: a raised copy of a chip, above everything. The original is drawn dashed
 * meanwhile.
 */
export type Ghost = {
  readonly place: (box: Box) => void
  readonly say: (text: string) => void
  readonly remove: () => void
}

export function ghostOf(
  { element: chip, box: origin }: Pick<GrabbedChip, 'element' | 'box'>,
  grid: HTMLElement,
): Ghost {
  const copy = copyOf(chip)
  const label = document.createElement('span')
  label.className = styles.label ?? ''
  copy.append(label)
  // The element that moves has no look of its own, so that moving it recalculates no styles.
  const carrier = document.createElement('div')
  carrier.className = styles.ghost ?? ''
  carrier.append(copy)
  grid.append(carrier)
  // `position: fixed` is relative to the window, or to a container around the grid.
  const there = carrier.getBoundingClientRect()
  chip.dataset['lifted'] = ''
  let [drawnWidth, drawnHeight, shownText] = [0, 0, '']
  place(origin)

  function place(box: Box) {
    if (box.width !== drawnWidth || box.height !== drawnHeight) {
      ;[drawnWidth, drawnHeight] = [box.width, box.height]
      copy.style.inlineSize = `${box.width}px`
      copy.style.blockSize = `${box.height}px`
      copy.toggleAttribute('data-tall', box.height > 2 * origin.height)
    }
    carrier.style.transform = `translate(${Math.round(box.left - there.left)}px, ${Math.round(box.top - there.top)}px)`
  }

  return {
    place,
    say: (text) => {
      if (text === shownText) return
      shownText = text
      label.textContent = text
    },
    remove: () => {
      carrier.remove()
      delete chip.dataset['lifted']
    },
  }
}

function copyOf(chip: HTMLElement): HTMLElement {
  const copy = chip.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new TypeError('a chip is an element')
  for (const name of ['data-event', 'aria-label', 'tabindex', 'data-time', 'data-before', 'data-after'])
    copy.removeAttribute(name)
  copy.setAttribute('aria-hidden', 'true')
  copy.classList.add(styles.copy ?? '')
  return copy
}
