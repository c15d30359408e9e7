import styles from './ghost.module.css'

/** Days that are marked while they are chosen; of a day with hours, the part above these. */
export function markedDays(grid: HTMLElement) {
  const surfaces = [...grid.querySelectorAll('[data-cell]')].map(
    (cell) => cell.querySelector('[data-hours]')?.previousElementSibling ?? cell,
  )
  let [from, to] = [0, -1]
  const set = (isChosen: boolean) => {
    for (const surface of surfaces.slice(Math.max(0, from), Math.max(0, to + 1)))
      surface.classList.toggle(styles.chosen ?? '', isChosen)
  }
  return {
    /** By their indices, both inclusive; they may lie beyond the grid. */
    mark: (first: number, last: number) => {
      if (first === from && last === to) return
      set(false)
      ;[from, to] = [first, last]
      set(true)
    },
    clear: () => {
      set(false)
      ;[from, to] = [0, -1]
    },
  }
}
