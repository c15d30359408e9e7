import { useState, useSyncExternalStore } from 'react'
import { watchClock } from '../grid/view/watchClock.ts'
import { firstZone, follow, movedTo, stay, type ViewZone } from './viewZone.ts'

/** The zone that times are shown in. It does not change by itself: where the system goes elsewhere, a person says whether to follow. */
export function useViewZone() {
  const system = useSyncExternalStore(watchClock, systemZone)
  const [view, setView] = useState(() => (remembered ??= firstZone(sessionStorage, system)))

  function choose(next: ViewZone) {
    remembered = next
    setView(next)
  }

  return {
    zone: view.zone,
    /** Where the system is by now, as long as nobody said whether to follow. */
    moved: movedTo(view, system),
    follow: () => choose(follow(sessionStorage, system)),
    stay: () => choose(stay(sessionStorage, view, system)),
  }
}

/** Who looks at another page meanwhile comes back to the same times. */
let remembered: ViewZone | null = null

const systemZone = () => Temporal.Now.timeZoneId()
