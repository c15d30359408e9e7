import { useState } from 'react'
import { dateOf } from '#domain/time/instantOf.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { useNow } from '../zone/useNow.ts'
import type { EventForm } from './form/eventForm.ts'
import { withWhenRead } from './form/withWhenRead.ts'
import { withEndSettled } from './form/withEndSettled.ts'
import { readableStart, type FormStart } from './form/withEndMoved.ts'

type SettledForm = {
  readonly today: IsoDate
  /** The form with its dates and times read, and its end moved with its start. */
  readonly read: EventForm
  /** Puts that into the fields, with what was chosen instead of typed. */
  readonly settle: (chosen?: Partial<EventForm>) => EventForm
}

/**
 * Dates and times are read when their field is left or Enter is pressed: half a date would be another one. What
 * is shown of `read` beside the fields stays where it is then, and `Save` under the pointer.
 */
export function useSettledForm(
  { form, initial, over }: Pick<StoredEventDraft, 'form' | 'initial' | 'over'>,
  zone: string,
  onChange: (update: (form: EventForm) => EventForm) => void,
): SettledForm {
  const [measured, setMeasured] = useState<{ readonly start: FormStart; readonly over: typeof over }>({
    start: readableStart(form, initial),
    over,
  })
  const today = dateOf(useNow(), zone)
  const typed = withWhenRead(form, { before: measured.start, today })
  // After somebody else moved the event, its end is measured from their start.
  if (measured.over !== over) setMeasured({ start: readableStart(form, initial), over })

  function settle(chosen?: Partial<EventForm>): EventForm {
    const { form: settled, night } = withEndSettled(chosen ? { ...typed, ...chosen } : typed, measured.start)
    if (settled !== form) onChange(() => settled)
    setMeasured({
      start: readableStart(settled, measured.start, night),
      over,
    })
    return settled
  }

  return { today, read: withEndSettled(typed, measured.start).form, settle }
}
