import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormButtons } from '../../../ui/overlays/FormButtons.tsx'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import { TooLargeNote } from '../drafts/TooLargeNote.tsx'
import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { problemSentences } from './problemSentences.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import styles from './EventDialog.module.css'
import { EventFields } from './EventFields.tsx'
import type { EventForm, FormField } from './form/eventForm.ts'
import { readForm } from './form/readForm.ts'
import type { OwnRule } from './form/ownRuleOf.ts'
import { withDatesRead } from './form/withDatesRead.ts'
import { readableStart, withEndMoved, type FormStart } from './form/withEndMoved.ts'

// lingui-set comment="Buttons (verbs) of the form for an event."

type EventDialogProps = {
  readonly title: string
  readonly draft: StoredEventDraft
  readonly isTooLarge: boolean
  readonly calendars: readonly Calendar[]
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
  const read = withDatesRead(form, measured.start.startDate)
  const { problems } = readForm(read)
  // After somebody else moved the event, its end is measured from their start.
  if (measured.over !== over) setMeasured({ start: readableStart(form, initial), over })

  const errorOf = (field: FormField) => {
    const problem = isTried ? problems?.[field] : undefined
    return problem && t(problemSentences[problem])
  }

  /** A start is read when its field is left or Enter is pressed: half a date would be another date. */
  function readStart(): EventForm {
    const settled = withEndMoved(read, measured.start)
    if (settled !== form) onChange(() => settled)
    setMeasured({ start: readableStart(settled, measured.start), over })
    return settled
  }

  function readDates(): void {
    if (read !== form) onChange(() => read)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    const { draft: typed } = readForm(readStart())
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
          onStartLeft={readStart}
          onDateLeft={readDates}
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
