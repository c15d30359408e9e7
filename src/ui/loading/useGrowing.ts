import { useState, type RefCallback } from 'react'

/** As many rows as fill a dialog on a laptop, and how many more come at a time. */
const atFirst = 14
const step = 7
/** How near the end of the rows is when more are drawn. */
const ahead = '100px'

/** A list of which a screenful is drawn first, and more when its end is near. */
type Growing<Row> = {
  readonly rows: readonly Row[]
  /** For an element after the last row; null if all are drawn. */
  readonly end: RefCallback<Element> | null
}

/** The rows of a list that are drawn: as many as were ever near, for each costs time before the first is there. */
export function useGrowing<Row>(all: readonly Row[]): Growing<Row> {
  const [count, setCount] = useState(atFirst)
  if (all.length <= count) return { rows: all, end: null }
  // Watched anew after each time, so that a tall window is filled.
  const end = (element: Element | null) =>
    element ? whenNear(element, () => setCount(count + step)) : undefined
  return { rows: all.slice(0, count), end }
}

function whenNear(element: Element, run: () => void): () => void {
  const options = { rootMargin: ahead, scrollMargin: ahead }
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && run(), options)
  observer.observe(element)
  return () => observer.disconnect()
}
