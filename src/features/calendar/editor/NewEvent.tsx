import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { localAt } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import type { PrefilledEvent } from '../../../navigation/paths.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { eventDraft, openEventDraft } from '../drafts/eventDraft.ts'
import { useOpenedDraft } from '../drafts/openedDraft.ts'
import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { newEventSubject } from '../drafts/subjects.ts'
import { useDraft } from '../drafts/useDraft.ts'
import { focusedDate } from '../actions/focusedDate.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { useEdits } from '../edits/useEdits.ts'
import { newEventMinutes } from '../options/newEventMinutes.ts'
import { EventDialog } from './EventDialog.tsx'
import { formOf } from './form/formOf.ts'
import { personOf } from './form/personOf.ts'
import { useInspector } from './review/useInspector.tsx'
import { newDraft } from './newDraft.ts'

type NewEventProps = {
  readonly times: PrefilledEvent
  /** The date that is looked at, for when the focus is on no day. */
  readonly date: IsoDate
  readonly zone: string
  readonly calendars: readonly Calendar[]
  /** The one that it begins with; the first by default. */
  readonly proposed?: Calendar | undefined
  readonly onClose: () => void
}

/** The dialog of an event that does not exist yet. */
export function NewEvent(props: NewEventProps) {
  return <NewEventEditor key={useOpenedDraft(usePath())} {...props} />
}

function NewEventEditor({ times, date, zone, calendars, proposed, onClose }: NewEventProps) {
  const { t } = useLingui()
  const path = usePath()
  const formId = useId()
  const { create, createEdit } = useEdits(zone)
  const minutes = newEventMinutes(useSettings())
  const organizer = personOf(useUser())
  const { draft, isTooLarge, change, end } = useDraft<StoredEventDraft>(() => {
    const place = { subject: newEventSubject, path }
    const calendarId = (calendarIn(times, calendars) ?? proposed ?? calendars[0])?.id ?? ''
    const stored = openEventDraft(place)
    if (stored) {
      const { form, initial } = stored
      // The copy of an event from a read-only calendar is saved in another one. For one that was chosen, and is lost, the
      // form asks.
      const isWritable = calendars.some(({ id }) => id === form.calendarId)
      return isWritable || form.calendarId !== initial.calendarId
        ? stored
        : { ...stored, form: { ...form, calendarId }, initial: { ...initial, calendarId } }
    }
    const now = localAt(epochMs(Date.now()), zoneNamed(zone))
    const at = { date: focusedDate() ?? date, now, zone, calendarId, minutes, organizer }
    const form = formOf(newDraft(times, at), zone, minutes)
    return eventDraft(place, { form, initial: form, over: null })
  })

  const calendarOf = (typed: EventDraft) => calendars.find(({ id }) => id === typed.calendarId)
  const { onInspect, inspector } = useInspector({
    over: null,
    scopesOf: () => ['all'],
    editFor: (typed) => {
      const calendar = calendarOf(typed)
      return calendar ? createEdit(typed, calendar) : null
    },
  })

  function onSave(typed: EventDraft) {
    const calendar = calendarOf(typed)
    if (!calendar) return
    create(typed, calendar)
    end()
    onClose()
  }

  return (
    <>
      <EventDialog
        title={t`New event`}
        draft={draft}
        isTooLarge={isTooLarge}
        calendars={calendars}
        zone={zone}
        formId={formId}
        onChange={(update) => change((now) => ({ ...now, form: update(now.form) }))}
        onSave={onSave}
        onInspect={onInspect}
        onClose={onClose}
      />
      {inspector}
    </>
  )
}

/** The calendar that the address names. */
const calendarIn = ({ calendar }: PrefilledEvent, calendars: readonly Calendar[]) =>
  calendars.find(({ id }) => id === calendar) ??
  calendars.find(({ name }) => name.toLowerCase() === calendar?.toLowerCase())
