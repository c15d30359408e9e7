import { useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { explain, failureBehind } from '../../../../api/explain.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import type { EventForm, FormField } from '../../editor/form/eventForm.ts'
import { readForm } from '../../editor/form/readForm.ts'
import { problemSentences } from '../../editor/problemSentences.ts'
import { useSettledForm } from '../../editor/useSettledForm.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import type { ProposalForm } from './proposalForm.ts'
import { useCounter } from './useCounter.ts'

type Proposing = {
  readonly event: CalendarEvent
  readonly calendar: Calendar
  readonly zone: string
  readonly onClose: () => void
}

/** A proposal as it is typed, and how it is sent. */
export function useProposal(given: ProposalForm, { event, calendar, zone, onClose }: Proposing) {
  const { t } = useLingui()
  // What was typed stays, whatever is read again.
  const [{ data, form: initial, occurrence }] = useState(given)
  const counter = useCounter(data, { event, calendar })
  const [form, setForm] = useState(initial)
  const [scope, setScope] = useState<'this' | 'all'>(occurrence === null ? 'all' : 'this')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { today, read, settle } = useSettledForm({ form, initial, over: null }, zone, setForm)
  const { problems } = readForm(read)
  const errorOf = (field: FormField) => {
    const found = problems?.[field]
    return found ? t(problemSentences[found]) : undefined
  }

  async function onSubmit(submitted: SubmitEvent) {
    submitted.preventDefault()
    const { draft } = readForm(settle())
    if (!draft || isBusy) return
    setIsBusy(true)
    const sent = await counter
      .send({ when: draft.when, scope, note: note.trim() })
      .catch((error: unknown) => ({ error }))
    setIsBusy(false)
    if (typeof sent === 'object') return setProblem(t(explain(failureBehind(sent.error)).sentence))
    if (!sent) return setProblem(t`Choose another time than that of the event.`)
    notify({ kind: 'done', text: () => t`Your proposal was sent to ${counter.organizer}.` })
    onClose()
  }

  const fields = {
    form,
    read,
    calendars: [calendar],
    ownRule: null,
    errorOf,
    today,
    zone,
    own: { calendarId: event.calendarId, eventId: event.eventId },
    onChange: (change: Partial<EventForm>) => setForm((now) => ({ ...now, ...change })),
    onLeft: () => void settle(),
    onPick: (change: Partial<EventForm>) => void settle(change),
  }
  const isOfSeries = occurrence !== null
  return { fields, isOfSeries, scope, setScope, note, setNote, problem, isBusy, onSubmit }
}
