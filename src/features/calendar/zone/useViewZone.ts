import { useEffect, useState, useSyncExternalStore } from 'react'
import { ianaZone } from '#domain/time/zones.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { watchClock } from './watchClock.ts'
import { firstZone, follow, zoneElsewhere, stay, type ViewZone } from './viewZone.ts'

/**
 * The zone that times are shown in: the person's own, or the system's. If they are elsewhere, they are asked
 * whether to follow.
 *
 * @param chosen the zone that the address names, shown instead; null if it names none that exists
 */
export function useViewZone(chosen: string | null = null) {
  const system = useSyncExternalStore(watchClock, systemZone)
  const { homeZone = '' } = useSettings()
  const home = ianaZone(homeZone) === null ? null : homeZone
  const [shown, setShown] = useState<Shown>(() =>
    remembered?.home === home ? remembered : { home, view: firstZone(sessionStorage, home ?? system) },
  )
  // Who names another zone as theirs means it at once.
  if (shown.home !== home) setShown({ home, view: follow(sessionStorage, home ?? system) })

  useEffect(() => {
    remembered = shown
  }, [shown])

  const { view } = shown
  return {
    zone: chosen ?? view.zone,
    /** The zone that is shown if none is chosen. */
    ownZone: view.zone,
    /** The zone of the system, if it has changed and the person neither was asked yet nor chose another. */
    moved: chosen === null ? zoneElsewhere(view, system) : null,
    follow: () => setShown({ home, view: follow(sessionStorage, system) }),
    stay: () => setShown({ home, view: stay(sessionStorage, view, system) }),
  }
}

type Shown = {
  /** The zone that the person named as theirs; null where they named none. */
  readonly home: string | null
  readonly view: ViewZone
}

/** The zone stays the same after a visit to another page. */
let remembered: Shown | null = null

const systemZone = () => Temporal.Now.timeZoneId()
