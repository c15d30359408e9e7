import { useEffect, useState } from 'react'
import type { DayModel } from '../model/DayModel.ts'
import { inParts } from '../model/inParts.ts'

/** What to draw of some days now: all of it, or some more with each frame, so that a page with thousands of events listens in between. */
export function useInParts(wanted: readonly DayModel[]): readonly DayModel[] {
  const [draw] = useState(inParts)
  const [turn, setTurn] = useState(0)
  const drawn = draw(wanted, turn)

  useEffect(() => {
    if (drawn === wanted) return undefined
    const frame = requestAnimationFrame(() => setTurn(turn + 1))
    return () => cancelAnimationFrame(frame)
  }, [drawn, wanted, turn])

  return drawn
}
