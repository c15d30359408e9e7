import styles from './ghost.module.css'
import type { Geometry } from './geometryOf.ts'

/** Days that are marked while somebody chooses them. */
export function markedDays({ cells }: Pick<Geometry, 'cells'>) {
  let [from, to] = [0, -1]
  const set = (isChosen: boolean) => {
    for (const cell of cells.slice(Math.max(0, from), to + 1))
      cell.classList.toggle(styles.chosen ?? '', isChosen)
  }
  return {
    /** By their indices, both inclusive; perhaps beyond the grid. */
    mark: (first: number, last: number) => {
      if (first === from && last === to) return
      set(false)
      ;[from, to] = [first, last]
      set(true)
    },
    clear: () => set(false),
  }
}
