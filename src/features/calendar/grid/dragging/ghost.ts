import styles from './ghost.module.css'

/** What follows the pointer: a copy of a chip, raised, over everything. Its origin is drawn dashed meanwhile. */
export type Ghost = {
  /** In pixels from where the chip is. Only the transform changes. */
  readonly moveBy: (x: number, y: number) => void
  readonly setHeight: (pixels: number) => void
  readonly say: (text: string) => void
  readonly remove: () => void
}

export function ghostOf(chip: HTMLElement): Ghost {
  const { left, top, width, height } = chip.getBoundingClientRect()
  const copy = chip.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new TypeError('a chip is an element')
  for (const name of ['data-event', 'aria-label', 'tabindex', 'data-time']) copy.removeAttribute(name)
  copy.setAttribute('aria-hidden', 'true')
  copy.classList.add(styles.ghost ?? '')
  Object.assign(copy.style, {
    position: 'fixed',
    insetInline: 'auto',
    top: `${top}px`,
    left: `${left}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  })
  const label = document.createElement('span')
  label.className = styles.label ?? ''
  copy.append(label)
  // Beside the chip, so that what a stylesheet gives to chips of this grid reaches it too.
  chip.parentElement?.append(copy)
  // A container or a margin may have put it elsewhere.
  const there = copy.getBoundingClientRect()
  copy.style.top = `${top + top - there.top}px`
  copy.style.left = `${left + left - there.left}px`
  chip.dataset['lifted'] = ''
  return {
    moveBy: (x, y) => {
      copy.style.transform = `translate(${x}px, ${y}px)`
    },
    setHeight: (pixels) => {
      copy.style.blockSize = `${Math.max(4, height + pixels)}px`
    },
    say: (text) => {
      label.textContent = text
    },
    remove: () => {
      copy.remove()
      delete chip.dataset['lifted']
    },
  }
}
