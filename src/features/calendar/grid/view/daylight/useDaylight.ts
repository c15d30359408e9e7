import { useEffect, useMemo, useState } from 'react'
import type { Zone } from '#domain/time/Zone.ts'
import { useViewOptions } from '../../../options/useViewOptions.ts'
import type { Daylight } from './Daylight.ts'

type Make = (home: string, zone: Zone) => Daylight

let loaded: Make | null = null

async function load(): Promise<Make> {
  loaded ??= (await import('./daylightOf.tsx')).daylightOf
  return loaded
}

/**
 * The daylight of a person's place, if they want to see it, once its script is loaded. Without it a week is drawn
 * as ever.
 *
 * @param home the name of the zone that the place is in
 * @param zone that of the grid
 */
export function useDaylight(home: string, zone: Zone): Daylight | undefined {
  const { daylight } = useViewOptions()
  const isOn = daylight === 'shown'
  const [make, setMake] = useState(() => loaded)
  useEffect(() => {
    if (!isOn || make) return
    void load().then(
      (made) => setMake(() => made),
      () => undefined,
    )
  }, [isOn, make])
  return useMemo(() => (isOn && make ? make(home, zone) : undefined), [isOn, make, home, zone])
}
