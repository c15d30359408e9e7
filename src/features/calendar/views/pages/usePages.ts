import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { whenQuiet } from '../../../../ui/idle/whenQuiet.ts'
import { pagesAfter, withAhead, type PageContent, type DrawnPages } from './pagesAfter.ts'

/** So often it is looked for what a step leads to. */
const maxTries = 20
const bothSides = 2

type Wanted = {
  readonly drawn: PageContent
  /** What a step back and a step forward lead to; undefined while nothing may be drawn ahead. */
  readonly ahead: (() => readonly PageContent[]) | undefined
  /** Somebody is at work on the page. */
  readonly isHeld: boolean
  /** While this is the identical value, what was drawn ahead holds. */
  readonly basis: unknown
}

/**
 * The page that is shown, and those that a step would lead to, drawn ahead when nothing else happens: to turn to one of them costs
 * little more than to paint it.
 */
export function usePages({ drawn, ahead, isHeld, basis }: Wanted): DrawnPages {
  const { view, date } = drawn
  const [last, setLast] = useState<DrawnPages>(() => pagesAfter(drawn, false, null))
  const pages = pagesAfter(drawn, ahead !== undefined && !isHeld, last)
  if (pages !== last) setLast(pages)

  const isOn = ahead !== undefined && canHide
  /** @returns how many there are */
  const onQuiet = useEffectEvent((before: number): number => {
    const wanted = ahead?.() ?? []
    if (wanted.length !== before) startTransition(() => setLast((had) => withAhead(had, wanted)))
    return wanted.length
  })
  useEffect(() => {
    if (!isOn) return undefined
    let [found, tries] = [-1, 0]
    return whenQuiet((again) => {
      found = onQuiet(found)
      // What a step leads to may still be on its way.
      if (found < bothSides && ++tries < maxTries) again()
    })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isOn, view, date, basis])

  return pages
}

/** Elsewhere what is drawn ahead would lie over what is shown. */
const canHide = CSS.supports('content-visibility', 'hidden')
