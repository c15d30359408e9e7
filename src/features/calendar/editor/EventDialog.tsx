import { Trans, useLingui } from '@lingui/react/macro'
import Braces from 'lucide-react/icons/braces'
import type { ReactNode, SubmitEvent } from 'react'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormButtons } from '../../../ui/overlays/FormButtons.tsx'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import { TooLargeNote } from '../drafts/TooLargeNote.tsx'
import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { problemSentences } from './problemSentences.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { GuestsNote } from './guests/GuestsNote.tsx'
import styles from './EventDialog.module.css'
import { EventFields } from './EventFields.tsx'
import type { EventForm, FormField, FormProblem } from './form/eventForm.ts'
import { problemOfCalendar } from './form/problemOfCalendar.ts'
import { readForm } from './form/readForm.ts'
import { TakenOnSave } from './form/useTakenOnSave.ts'
import { useSubmit } from './form/useSubmit.ts'
import { problemsOfTyped } from './form/typedGuests.ts'
import { isWorthALook } from './review/useLookAtEdit.ts'
import { useSettledForm } from './useSettledForm.ts'
import type { OwnRule } from './form/ownRuleOf.ts'
import type { StoredSeries } from './form/StoredSeries.ts'

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
  /** Its UID. */
  readonly uid?: string | null
  /** A rule that no choice says. */
  readonly ownRule?: OwnRule | null
  /** What is edited, as it is stored; null for a new event. */
  readonly stored?: StoredSeries | null
  /** What went wrong, and the ways on. */
  readonly trouble?: ReactNode
  readonly formId: string
  readonly onChange: (update: (form: EventForm) => EventForm) => void
  readonly onSave: (draft: EventDraft) => void
  /** Draws it in the grid first; not offered if it is missing. */
  readonly onLook?: ((draft: EventDraft) => void) | undefined
  /** Shows what saving would send; not offered for an event that is deleted. */
  readonly onInspect?: ((draft: EventDraft) => void) | undefined
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
    uid = null,
    ownRule = null,
    stored = null,
    trouble,
    formId,
    onChange,
    onSave,
    onLook,
    onInspect,
    onClose,
    onDelete,
  } = props
  const { form } = draft
  const { t } = useLingui()
  const { today, read, settle } = useSettledForm(draft, zone, onChange)
  const placed = problemOfCalendar(form, calendars, stored?.calendarId)
  const { isTried, fields, submit } = useSubmit({ formId, form, settle, hasPlace: !placed.calendar })
  const problems = { ...problemsOfTyped(form), ...readForm(read).problems, ...placed }

  const errorOf = (field: FormField) => {
    const problem = problems[field]
    return problem && (isTried || shownAtOnce.has(problem)) ? t(problemSentences[problem]) : undefined
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit(onSave)
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Footer
          {...{ form, formId, onClose, onDelete }}
          onInspect={onInspect && (() => submit(onInspect))}
          onLook={onLook && isWorthALook(draft) ? () => submit(onLook) : undefined}
        />
      }
    >
      <DraftOffer subject={draft.subject} except={draft.id} />
      <TooLargeNote isTooLarge={isTooLarge} />
      {trouble}
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <TakenOnSave value={fields}>
          <EventFields
            {...{ form, read, calendars, ownRule, stored, errorOf, today, zone, own, uid }}
            onChange={(change) => onChange((now) => ({ ...now, ...change }))}
            onLeft={() => settle()}
            onPick={settle}
          />
        </TakenOnSave>
      </form>
    </Dialog>
  )
}

/** What is wrong with a time, or with a calendar that is gone, is said before anybody wants to save it. */
const shownAtOnce: ReadonlySet<FormProblem> = new Set([
  'not-a-date',
  'not-a-time',
  'ends-before-it-starts',
  'no-calendar',
])

type FooterProps = Pick<EventDialogProps, 'formId' | 'onClose' | 'onDelete'> & {
  readonly form: EventForm
  readonly onLook: (() => void) | undefined
  readonly onInspect: (() => void) | undefined
}

function Footer({ form, formId, onLook, onInspect, onClose, onDelete }: FooterProps) {
  const { t } = useLingui()
  return (
    <>
      <FormButtons formId={formId} onCancel={onClose}>
        <Trans>Save</Trans>
      </FormButtons>
      {onLook && (
        <Button onClick={onLook}>
          <Trans>Look first</Trans>
        </Button>
      )}
      {onInspect && <IconButton label={t`What would be sent`} icon={Braces} onClick={onInspect} />}
      {form.guests.guests.length > 0 && (
        <p className={styles.unsent}>
          <GuestsNote />
        </p>
      )}
      {onDelete && (
        <Button variant="danger" onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      )}
    </>
  )
}
