import { useCallback, useEffect, useMemo } from 'react'
import { useAreSettingsKnown } from '../../../settings/useAreSettingsKnown.ts'
import { useSettings, useSettingsStore } from '../../../settings/useSettings.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { forgetHidden, readHidden } from './hiddenCalendars.ts'
import { calendarsIn, hrefOf } from './sets/CalendarSet.ts'

/** The calendars that a person hides (USR-1), and how to change that. */
export function useHiddenCalendars(userId: string, calendars: readonly Calendar[]) {
  const { hiddenCalendars } = useSettings()
  const { choose, current } = useSettingsStore()
  const areKnown = useAreSettingsKnown()
  const hidden = useMemo(
    () =>
      hiddenCalendars
        ? new Set(calendarsIn({ calendars: hiddenCalendars }, calendars).map(({ id }) => id))
        : (readHidden(localStorage, userId) ?? none),
    [hiddenCalendars, calendars, userId],
  )
  const hide = useCallback(
    (ids: ReadonlySet<string>) => {
      // One that could not be read stays as it is.
      const known = new Set(calendars.map(hrefOf))
      const others = current().hiddenCalendars?.filter((href) => !known.has(href)) ?? []
      const chosen = calendars.filter(({ id }) => ids.has(id)).map(hrefOf)
      choose({ hiddenCalendars: [...others, ...chosen] })
    },
    [calendars, choose, current],
  )

  // An earlier version kept them in this browser. What another browser has chosen since goes before.
  const isToMove = areKnown && calendars.length > 0
  useEffect(() => {
    const before = isToMove && readHidden(localStorage, userId)
    if (!before) return
    if (hiddenCalendars === undefined) hide(before)
    forgetHidden(localStorage, userId)
  }, [isToMove, userId, hiddenCalendars, hide])

  return useMemo(() => ({ hidden, hide }), [hidden, hide])
}

const none: ReadonlySet<string> = new Set()
