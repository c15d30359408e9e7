import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { useHandler } from '../../../../ui/useHandler.ts'
import type { EventForm } from './eventForm.ts'
import { focusFirstInvalid } from './focusFirstInvalid.ts'
import { readForm } from './readForm.ts'
import { problemsOfTyped, withGuestsTaken } from './typedGuests.ts'

type Submitted = {
  readonly formId: string
  readonly form: EventForm
  /** The form with its dates and times read, and with another change. */
  readonly settle: (change?: Partial<EventForm>) => EventForm
  /** Whether its calendar can have it. */
  readonly hasPlace: boolean
}

/**
 * Reads a whole form, with what is still typed in its fields. While any of them cannot take that, nothing is done with
 * the form, and the first of them has the focus.
 */
export function useSubmit({ formId, form, settle, hasPlace }: Submitted) {
  const me = useUser()
  const [isTried, setIsTried] = useState(false)
  const [fields] = useState(() => new Set<() => boolean>())

  const read = useHandler((then: (wanted: EventDraft) => void, areTaken: boolean) => {
    const guests = withGuestsTaken(form.guests, form.guests.typed, me)
    const settled = settle(guests.guests === form.guests.guests ? undefined : { guests })
    const { draft } = readForm(settled)
    const isNothingLeft = Object.keys(problemsOfTyped(settled)).length === 0
    if (draft && isNothingLeft && areTaken && hasPlace) return then(draft)
    // It is said beside the fields before one of them has the focus. A form without mistakes is not drawn again for it.
    flushSync(() => setIsTried(true))
    focusFirstInvalid(formId)
  })

  function submit(then: (wanted: EventDraft) => void) {
    // What they take is in the form before that is read.
    const areTaken = flushSync(() => [...fields].map((take) => take()).every(Boolean))
    read(then, areTaken)
  }

  return {
    /** Whether anybody wanted to save what could not be. */
    isTried,
    /** The fields that are asked, for `TakenOnSave`. */
    fields,
    submit,
  }
}
