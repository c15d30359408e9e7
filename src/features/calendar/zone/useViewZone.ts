import { useEffect, useState, useSyncExternalStore } from 'react'
import { watchClock } from './watchClock.ts'
import { firstZone, follow, zoneElsewhere, stay, type ViewZone } from './viewZone.ts'

/** The zone that times are shown in. If the zone of the system changes, the person is asked whether to follow. */
export function useViewZone() {
  const system = useSyncExternalStore(watchClock, systemZone)
  const [view, setView] = useState(() => remembered ?? firstZone(sessionStorage, system))

  useEffect(() => {
    remembered = view
  }, [view])

  return {
    zone: view.zone,
    /** The zone of the system, if it has changed and the person was not asked yet. */
    moved: zoneElsewhere(view, system),
    follow: () => setView(follow(sessionStorage, system)),
    stay: () => setView(stay(sessionStorage, view, system)),
  }
}

/** The zone stays the same after a visit to another page. */
let remembered: ViewZone | null = null

const systemZone = () => Temporal.Now.timeZoneId()
