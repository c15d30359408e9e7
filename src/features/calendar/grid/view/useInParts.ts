import { useEffect, useState } from 'react'
import type { DayModel } from '../model/DayModel.ts'
import { nextPart, nothingDrawn } from '../model/nextPart.ts'

/**
 * What to draw of some days now: everything, or some more with each frame, so that a page with thousands of
 * events stays responsive.
 */
export function useInParts(wanted: readonly DayModel[]): readonly DayModel[] {
  const [last, setLast] = useState(() => nextPart(nothingDrawn, wanted))
  const drawn = last.wanted === wanted ? last : nextPart(last, wanted)
  if (drawn !== last) setLast(drawn)
  const isAll = drawn.days === wanted

  useEffect(() => {
    if (isAll) return undefined
    const frame = requestAnimationFrame(() => setLast(nextPart(drawn, drawn.wanted)))
    return () => cancelAnimationFrame(frame)
  }, [isAll, drawn])

  return drawn.days
}
