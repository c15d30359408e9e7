import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { newEventPath, type CalendarPeriod, type SlipTimes } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { useSettings } from '../../../settings/useSettings.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { TooLargeNote } from '../drafts/TooLargeNote.tsx'
import { eventDraft } from '../drafts/eventDraft.ts'
import { storeDraft } from '../drafts/storedDrafts.ts'
import { newEventSubject } from '../drafts/subjects.ts'
import { GuestsField } from '../editor/guests/GuestsField.tsx'
import { GuestsNote } from '../editor/guests/GuestsNote.tsx'
import { focusFirstInvalid } from '../editor/form/focusFirstInvalid.ts'
import { problemOfCalendar } from '../editor/form/problemOfCalendar.ts'
import { readForm } from '../editor/form/readForm.ts'
import { problemsOfTyped, withGuestsTaken } from '../editor/form/typedGuests.ts'
import { problemSentences } from '../editor/problemSentences.ts'
import { useEdits } from '../edits/useEdits.ts'
import { newEventMinutes } from '../options/newEventMinutes.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { formatSlipWhen } from './formatSlipWhen.ts'
import { SlipCard } from './SlipCard.tsx'
import { SlipTitle } from './SlipTitle.tsx'
import { slipWhen } from './slipWhen.ts'
import styles from './Slip.module.css'
import { useSlipDraft } from './useSlipDraft.ts'
import { useSlipKeys } from './useSlipKeys.ts'

// lingui-set comment="A small card for a new event, beside the place in the calendar where it was drawn. Buttons are verbs."

export type SlipProps = {
  /** When the draft in the grid is. */
  readonly times: SlipTimes
  readonly period: CalendarPeriod
  readonly zone: string
  /** Those that accept new events. */
  readonly calendars: readonly Calendar[]
  /** The one that it begins with. */
  readonly proposed: Calendar | undefined
  /** Those that are drawn around it. */
  readonly events: readonly CalendarEvent[]
  /** Whether the view ever shows a day. */
  readonly isShown: (date: IsoDate) => boolean
  /** The draft is to be at another time. */
  readonly onMove: (to: EventWhen) => void
  readonly onClose: () => void
}

/** Title, calendar, place and guests of an event whose time is drawn in the grid. Enter saves it. */
export function Slip(props: SlipProps) {
  const { times, period, zone, calendars, proposed, events, isShown, onMove, onClose } = props
  const { t } = useLingui()
  const go = useGo()
  const formId = useId()
  const me = useUser()
  const [isTried, setIsTried] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  const minutes = newEventMinutes(useSettings())
  const { create } = useEdits(zone)
  const { draft, isTooLarge, onForm, end } = useSlipDraft({ times, zone, minutes, calendars, proposed })
  const { form, initial } = draft
  const when = slipWhen(times, zoneNamed(zone), minutes)
  const { guests: typedProblem } = problemsOfTyped(form)
  const { calendar: lost } = problemOfCalendar(form, calendars)
  const calendarName = calendars.find(({ id }) => id === form.calendarId)?.name ?? ''
  useSlipKeys({ title, when, zone: zoneNamed(zone), events, calendarName, isShown, onMove })

  function onSave() {
    const guests = withGuestsTaken(form.guests, form.guests.typed, me)
    const { guests: problem } = problemsOfTyped({ ...form, guests })
    const { draft: typed } = readForm({ ...form, guests })
    const calendar = calendars.find(({ id }) => id === form.calendarId)
    setIsTried(true)
    if (problem || lost) return focusFirstInvalid(formId)
    if (!typed || !calendar) return
    create(typed, calendar)
    end()
    onClose()
  }

  function onSubmit(submit: SubmitEvent) {
    submit.preventDefault()
    onSave()
  }

  /** The whole form, with everything that was typed. */
  function onMore() {
    const place = { subject: newEventSubject, path: newEventPath(period, times) }
    storeDraft(sessionStorage, eventDraft(place, { form, initial, over: null }))
    end()
    go(place.path, { replace: true })
  }

  return (
    <SlipCard
      title={t`New event`}
      heading={<SlipTitle ref={title} formId={formId} value={form.title} onChange={onForm} />}
      onClose={onClose}
      onEnter={onSave}
      footer={<Actions formId={formId} onMore={onMore} />}
    >
      <form id={formId} className={styles.form} onSubmit={onSubmit}>
        <button type="button" className={styles.when} title={t`Choose another time`} onClick={onMore}>
          {formatSlipWhen(when, zoneNamed(zone))}
        </button>
        <SelectField
          label={t`Calendar`}
          value={form.calendarId}
          options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
          error={lost && t(problemSentences[lost])}
          onChange={(calendarId) => onForm({ calendarId })}
        />
        <TextField label={t`Location`} value={form.location} onChange={(location) => onForm({ location })} />
        <GuestsField
          people={form.guests}
          error={isTried && typedProblem ? t(problemSentences[typedProblem]) : undefined}
          onChange={(guests) => onForm({ guests })}
        />
        {form.guests.guests.length > 0 && (
          <p className={styles.unsent}>
            <GuestsNote />
          </p>
        )}
        <TooLargeNote isTooLarge={isTooLarge} />
      </form>
    </SlipCard>
  )
}

function Actions({ formId, onMore }: { readonly formId: string; readonly onMore: () => void }) {
  return (
    <>
      <Button variant="primary" type="submit" form={formId}>
        <Trans>Save</Trans>
      </Button>
      <Button onClick={onMore}>
        <Trans>More options</Trans>
      </Button>
    </>
  )
}
