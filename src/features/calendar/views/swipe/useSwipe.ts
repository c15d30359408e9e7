import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { followFinger, rest, type Direction } from './followFinger.ts'

/**
 * Lets a finger draw in the period before or after.
 *
 * @param shown what is on screen: another value when a step has been made
 * @param mayStep whether a step in this direction leads anywhere
 * @returns which of them to draw beside it; null while no finger asks
 */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  {
    isOn,
    shown,
    mayStep,
    step,
  }: {
    readonly isOn: boolean
    readonly shown: string
    readonly mayStep: (to: Direction) => boolean
    readonly step: (to: Direction) => void
  },
): Direction | null {
  const [towards, setTowards] = useState<{ readonly from: string; readonly to: Direction } | null>(null)
  const onTowards = useEffectEvent((to: Direction) => setTowards({ from: shown, to }))
  const onStep = useEffectEvent(step)
  const leads = useEffectEvent(mayStep)

  useEffect(() => {
    if (!isOn || !element.current) return undefined
    return followFinger(element.current, {
      mayStep: (to) => leads(to),
      onTowards: (to) => onTowards(to),
      onStep: (to) => onStep(to),
      onBack: () => setTowards(null),
    })
  }, [element, isOn])

  // What was pulled in is in its place now, before this is painted.
  useLayoutEffect(() => {
    if (element.current) rest(element.current)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [element, shown])

  return towards?.from === shown ? towards.to : null
}
