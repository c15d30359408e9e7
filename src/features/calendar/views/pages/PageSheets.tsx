import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
  type UIEvent,
} from 'react'
import type { DrawnPages } from './pagesAfter.ts'
import styles from './PageSheets.module.css'

/** The page that is shown, and those drawn ahead, out of sight of everybody. */
export function PageSheets({ pages: { shown, ahead } }: { readonly pages: DrawnPages }) {
  const top = useRef<HTMLDivElement>(null)
  const scrolled = useRef(0)

  // What is turned to is scrolled as what was shown.
  useLayoutEffect(() => {
    const to = scrollerOf(top.current)
    if (to && scrolled.current !== 0) to.scrollTop = scrolled.current
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [shown.place])

  // Asked for when it is turned away, it would have to be laid out once more.
  function onScroll({ target, currentTarget }: UIEvent) {
    if (target instanceof Element && target === scrollerOf(currentTarget)) scrolled.current = target.scrollTop
  }

  return [shown, ...ahead]
    .toSorted((one, other) => one.place - other.place)
    .map(({ place, element }) =>
      place === shown.place ? (
        <Sheet key={place} ref={top} isShown element={element} onScroll={onScroll} />
      ) : (
        <Sheet key={place} isShown={false} element={element} />
      ),
    )
}

const scrollerOf = (sheet: Element | null) => sheet?.querySelector('[role="grid"], section') ?? null

type SheetProps = {
  readonly ref?: RefObject<HTMLDivElement | null>
  readonly isShown: boolean
  readonly element: ReactElement
  readonly onScroll?: (event: UIEvent) => void
}

/** A place for a page. One out of sight is laid out when it is asked for its size: browsers leave out what they do not show. */
function Sheet({ ref, isShown, element, onScroll }: SheetProps) {
  const content = useRef<HTMLDivElement>(null)
  const [laidOut, setLaidOut] = useState<ReactElement | null>(null)
  // What is shown is laid out: it is not asked for its size when it is turned away.
  if (isShown && laidOut !== element) setLaidOut(element)

  useEffect(() => {
    if (laidOut === element || !content.current) return
    content.current.getBoundingClientRect()
    setLaidOut(element)
  }, [laidOut, element])

  return (
    <div
      ref={ref}
      className={styles.sheet}
      aria-hidden={isShown ? undefined : true}
      data-ahead={isShown ? undefined : laidOut === element ? 'laid-out' : 'new'}
      onScrollCapture={onScroll}
    >
      <div ref={content} className={styles.content}>
        {element}
      </div>
    </div>
  )
}
