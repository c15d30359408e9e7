import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { loadPart } from '../../../ui/loading/loadPart.ts'
import type { SavedMatches } from '../grid/model/SavedMatches.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { useReader } from '../queries/ranges/useReader.ts'
import type { savedMatches } from '../search/saved/savedMatches.ts'

type Asked = {
  /** The names of the saved searches that the address says are on. */
  readonly saved: readonly string[] | undefined
  readonly calendars: readonly Calendar[]
  readonly zone: string
  readonly today: IsoDate
}

const loadMatches = () => import('../search/saved/savedMatches.ts')

/** What asks events, once it was needed. */
let loaded: typeof savedMatches | null = null

/** The saved searches that are on, asked about events; undefined if none is, or while their script is loaded. */
export function useSavedMatches({ saved, calendars, zone, today }: Asked): SavedMatches | undefined {
  const { savedSearches } = useSettings()
  const { i18n } = useLingui()
  const { myAddresses } = useReader(zone)
  const [make, setMake] = useState(() => loaded)
  const on = useMemo(
    () => saved && savedSearches?.filter(({ name }) => saved.includes(name)),
    [saved, savedSearches],
  )
  const isAnyOn = on !== undefined && on.length > 0

  useEffect(() => {
    if (isAnyOn && make === null) void load()

    async function load(): Promise<void> {
      const part = await loadPart(loadMatches, () => void load())
      loaded ??= part && part.savedMatches
      setMake(() => loaded)
    }
  }, [isAnyOn, make])

  return useMemo(() => {
    if (!on || on.length === 0 || make === null) return undefined
    const names = new Map(calendars.map(({ id, name }) => [id, name]))
    return make(on, {
      zone: zoneNamed(zone),
      myAddresses,
      calendarName: (id) => names.get(id) ?? '',
      today,
      locale: i18n.locale,
    })
  }, [on, make, calendars, zone, myAddresses, today, i18n.locale])
}
