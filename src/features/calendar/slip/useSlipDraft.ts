import { useLayoutEffect } from 'react'
import { localAt } from '#domain/time/instantOf.ts'
import { epochMs, toIsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { SlipTimes } from '../../../navigation/paths.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { eventDraft, openEventDraft } from '../drafts/eventDraft.ts'
import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { newEventSubject } from '../drafts/subjects.ts'
import { useDraft } from '../drafts/useDraft.ts'
import type { EventForm } from '../editor/form/eventForm.ts'
import { formOf } from '../editor/form/formOf.ts'
import { newDraft } from '../editor/newDraft.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { takeTypedLetter } from './typedLetter.ts'
import { setTypedDraft } from './typedDraft.ts'

type Circumstances = {
  readonly times: SlipTimes
  readonly zone: string
  /** How long a new event is. */
  readonly minutes: number
  readonly calendars: readonly Calendar[]
  readonly proposed: Calendar | undefined
}

/** What is typed on the card, with the time of its address. Moving it is no typing: nothing is kept of that alone. */
export function useSlipDraft({ times, zone, minutes, calendars, proposed }: Circumstances) {
  const path = usePath()
  const { draft, isTooLarge, change, end } = useDraft<StoredEventDraft>(begin)
  if (draft.path !== path) change((now) => movedTo(now))

  const { title: typedTitle, calendarId } = draft.form
  // The grid shows a draft without a title, in the proposed calendar, by itself: the page is not drawn again for one that opens.
  const isTyped = typedTitle !== '' || calendarId !== proposed?.id
  useLayoutEffect(
    () => setTypedDraft(isTyped ? { title: typedTitle, calendarId } : null),
    [isTyped, typedTitle, calendarId],
  )
  useLayoutEffect(() => () => setTypedDraft(null), [])

  function begin(): StoredEventDraft {
    const place = { subject: newEventSubject, path }
    const title = takeTypedLetter()
    const stored = openEventDraft(place)
    if (stored) return stored
    const initial = formAt()
    return eventDraft(place, { form: { ...initial, title }, initial, over: null })
  }

  function formAt(): EventForm {
    const date = toIsoDate(times.start.slice(0, 10))
    const now = localAt(epochMs(Date.now()), zoneNamed(zone))
    const chosen = (proposed ?? calendars[0])?.id ?? ''
    return formOf(newDraft(times, { date, now, zone, calendarId: chosen, minutes }), zone, minutes)
  }

  function movedTo(now: StoredEventDraft): StoredEventDraft {
    const { isAllDay, startDate, startTime, endDate, endTime, zone: inZone } = formAt()
    const time = { isAllDay, startDate, startTime, endDate, endTime, zone: inZone }
    return { ...now, path, form: { ...now.form, ...time }, initial: { ...now.initial, ...time } }
  }

  const onForm = (form: Partial<EventForm>) => change((now) => ({ ...now, form: { ...now.form, ...form } }))

  return { draft, isTooLarge, onForm, end }
}
