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
    /** Where the system is by now, as long as nobody said whether to follow. */
    moved: zoneElsewhere(view, system),
    follow: () => setView(follow(sessionStorage, system)),
    stay: () => setView(stay(sessionStorage, view, system)),
  }
}

/** The zone is the same after a visit to another page. */
let remembered: ViewZone | null = null

const systemZone = () => Temporal.Now.timeZoneId()
