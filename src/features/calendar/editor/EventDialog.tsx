import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormButtons } from '../../../ui/overlays/FormButtons.tsx'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import { TooLargeNote } from '../drafts/TooLargeNote.tsx'
import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { problemSentences } from './problemSentences.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { useNow } from '../zone/useNow.ts'
import styles from './EventDialog.module.css'
import { EventFields } from './EventFields.tsx'
import type { EventForm, FormField } from './form/eventForm.ts'
import { readForm } from './form/readForm.ts'
import type { OwnRule } from './form/ownRuleOf.ts'
import { withWhenRead } from './form/withWhenRead.ts'
import { readableStart, withEndMoved, type FormStart } from './form/withEndMoved.ts'

// lingui-set comment="Buttons (verbs) of the form for an event."

type EventDialogProps = {
  readonly title: string
  readonly draft: StoredEventDraft
  readonly isTooLarge: boolean
  readonly calendars: readonly Calendar[]
  /** The zone of the view. */
  readonly zone: string
  /** The event that is edited; null for a new one. */
  readonly own?: ObjectName | null
  /** A rule that no choice says. */
  readonly ownRule?: OwnRule | null
  /** What went wrong, and the ways on. */
  readonly trouble?: ReactNode
  readonly formId: string
  readonly onChange: (update: (form: EventForm) => EventForm) => void
  readonly onSave: (draft: EventDraft) => void
  readonly onClose: () => void
  readonly onDelete?: (() => void) | undefined
}

/** What an event is, to be typed. */
export function EventDialog(props: EventDialogProps) {
  const {
    title,
    draft,
    isTooLarge,
    calendars,
    zone,
    own = null,
    ownRule = null,
    trouble,
    formId,
    onChange,
    onSave,
    onClose,
    onDelete,
  } = props
  const { form, initial, over } = draft
  const { t } = useLingui()
  const [measured, setMeasured] = useState<{ readonly start: FormStart; readonly over: typeof over }>({
    start: readableStart(form, initial),
    over,
  })
  const [isTried, setIsTried] = useState(false)
  const today = dateOf(useNow(), zone)
  const read = withWhenRead(form, { before: measured.start, today })
  const { problems } = readForm(read)
  // After somebody else moved the event, its end is measured from their start.
  if (measured.over !== over) setMeasured({ start: readableStart(form, initial), over })

  const errorOf = (field: FormField) => {
    const problem = problems?.[field]
    const isShown = isTried || problem === 'not-a-date' || problem === 'not-a-time'
    return isShown && problem ? t(problemSentences[problem]) : undefined
  }

  /** Dates and times are read when their field is left or Enter is pressed: half a date would be another one. */
  function settle(typed: EventForm = read): EventForm {
    const settled = withEndMoved(typed, measured.start)
    if (settled !== form) onChange(() => settled)
    setMeasured({ start: readableStart(settled, measured.start), over })
    return settled
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    const { draft: typed } = readForm(settle())
    if (typed) onSave(typed)
    else requestAnimationFrame(() => focusFirstInvalid(formId))
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={<Footer formId={formId} onClose={onClose} onDelete={onDelete} />}
    >
      <DraftOffer subject={draft.subject} except={draft.id} />
      <TooLargeNote isTooLarge={isTooLarge} />
      {trouble}
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <EventFields
          form={form}
          read={read}
          calendars={calendars}
          ownRule={ownRule}
          errorOf={errorOf}
          onChange={(change) => onChange((now) => ({ ...now, ...change }))}
          onLeft={() => settle()}
          onPick={(change) => settle({ ...read, ...change })}
          today={today}
          zone={zone}
          own={own}
        />
      </form>
    </Dialog>
  )
}

function Footer({ formId, onClose, onDelete }: Pick<EventDialogProps, 'formId' | 'onClose' | 'onDelete'>) {
  return (
    <>
      <FormButtons formId={formId} onCancel={onClose}>
        <Trans>Save</Trans>
      </FormButtons>
      {onDelete && (
        <Button variant="danger" onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      )}
    </>
  )
}

function focusFirstInvalid(formId: string): void {
  const form = document.querySelector(`[id="${formId}"]`)
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
