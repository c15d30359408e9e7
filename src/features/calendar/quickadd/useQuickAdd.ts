import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { quickAddEvent } from '#domain/quickadd/quickAddEvent.ts'
import { readQuickAdd } from '#domain/quickadd/readQuickAdd.ts'
import type { QuickAddPartKind, QuickAddReference } from '#domain/quickadd/QuickAddReading.ts'
import { localAt } from '#domain/time/instantOf.ts'
import { localDateTime } from '#domain/time/localDateTime.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { useSettings } from '../../../settings/useSettings.ts'
import { newDraft } from '../editor/newDraft.ts'
import { personOf } from '../editor/form/personOf.ts'
import { newEventMinutes } from '../options/newEventMinutes.ts'
import { minuteNow } from '../zone/minuteNow.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { sentenceLanguage } from '../../../locales/sentenceLanguage.ts'

type Circumstances = {
  /** The date that is looked at. */
  readonly date: IsoDate
  readonly zone: string
  readonly calendars: readonly Calendar[]
  readonly proposed: Calendar | undefined
  /** Who may be meant by a name, in groups. */
  readonly people: QuickAddReference['people']
}

const none: readonly never[] = []

/** Reads sentences where the person is, at the time when the field was opened. */
export function useQuickAdd({ date, zone, calendars, proposed, people = none }: Circumstances) {
  const { i18n } = useLingui()
  const me = personOf(useUser())
  const minutes = newEventMinutes(useSettings())
  const [now] = useState(() => localAt(minuteNow(), zoneNamed(zone)))
  const [language] = useState(() => sentenceLanguage(i18n.locale))
  const { known, first } = useKnownCalendars(calendars, proposed)
  const calendarId = first?.id ?? ''
  const otherwise = newDraft({}, { date, now, zone, calendarId, minutes })

  function read(text: string, plain: readonly string[], without: readonly QuickAddPartKind[] = []) {
    const place = { now: localDateTime(now), zone, minutes, calendars: known, people }
    const reference = { ...language, ...place, plain, without }
    const reading = readQuickAdd(text, reference)
    const event = quickAddEvent(reading, otherwise, me)
    const calendar = known.find(({ id }) => id === event.draft.calendarId)
    return { reading, event, lost: calendar && !calendars.includes(calendar) ? calendar : null }
  }

  /** What the editor can show of it: the words of a rule that it has no fields for stay in the title. */
  function readForEditor(text: string, plain: readonly string[]) {
    const { draft } = read(text, plain).event
    const isCustom = draft.repeats?.every === 'custom' && draft.repeats.rule === undefined
    if (!isCustom) return draft
    return { ...draft, title: read(text, plain, ['repeats']).event.draft.title, repeats: null }
  }

  return { read, readForEditor, otherwise, minutes, known }
}

/**
 * The calendars that there were since the field was opened: the name of one that was taken back meanwhile becomes no part
 * of a title, and the event goes into no other one by itself.
 */
function useKnownCalendars(calendars: readonly Calendar[], proposed: Calendar | undefined) {
  const [before, setBefore] = useState(calendars)
  const [first, setFirst] = useState(proposed ?? calendars[0])
  const lost = before.filter(({ id }) => calendars.every((each) => each.id !== id))
  const known = [...calendars, ...lost]
  if (known.length !== before.length) setBefore(known)
  if (first === undefined && known[0]) setFirst(known[0])
  return { known, first }
}
