import { useState, useSyncExternalStore } from 'react'
import { watchClock } from '../grid/watchClock.ts'
import { firstZone, follow, movedTo, stay } from './viewZone.ts'

/** The zone that times are shown in. It does not change by itself: where the system goes elsewhere, a person says whether to follow. */
export function useViewZone() {
  const system = useSyncExternalStore(watchClock, systemZone)
  const [view, setView] = useState(() => firstZone(sessionStorage, system))
  return {
    zone: view.zone,
    /** Where the system is by now, as long as nobody said whether to follow. */
    moved: movedTo(view, system),
    follow: () => setView(follow(sessionStorage, system)),
    stay: () => setView(stay(sessionStorage, view, system)),
  }
}

const systemZone = () => Temporal.Now.timeZoneId()
