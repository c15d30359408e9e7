import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import { newEventPath, type CalendarPeriod } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import largeField from '../../../ui/fields/largeField.module.css'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { focusedDate } from '../actions/focusedDate.ts'
import { eventDraft } from '../drafts/eventDraft.ts'
import { useOpenedDraft } from '../drafts/openedDraft.ts'
import type { StoredSentence } from '../drafts/StoredDraft.ts'
import { storeDraft } from '../drafts/storedDrafts.ts'
import { newEventSubject } from '../drafts/subjects.ts'
import { useDraft } from '../drafts/useDraft.ts'
import { formOf } from '../editor/form/formOf.ts'
import { useEdits } from '../edits/useEdits.ts'
import { titleOf } from '../format/formatEvent.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { QuickAddChips } from './QuickAddChips.tsx'
import { quickAddChips, type QuickAddChip } from './quickAddChips.ts'
import styles from './QuickAddDialog.module.css'
import { sentenceDraft } from './sentenceDraft.ts'
import { usePeopleNamed } from './usePeopleNamed.ts'
import { useQuickAdd } from './useQuickAdd.ts'

type QuickAddDialogProps = {
  /** The text in the address. */
  readonly text: string
  readonly period: CalendarPeriod
  /** The date that is looked at, for when the focus is on no day. */
  readonly date: IsoDate
  readonly zone: string
  /** Those that accept new events. */
  readonly calendars: readonly Calendar[]
  /** The one that an event goes to if the sentence names none; the first by default. */
  readonly proposed?: Calendar | undefined
  readonly onClose: () => void
}

/** A field for an event in one sentence. What is understood stands below it, and Enter creates the event. */
export function QuickAddDialog(props: QuickAddDialogProps) {
  const [date] = useState(() => focusedDate() ?? props.date)
  return <QuickAdd key={useOpenedDraft(usePath())} {...props} date={date} />
}

function QuickAdd({ text: given, period, date, zone, calendars, proposed, onClose }: QuickAddDialogProps) {
  const { t } = useLingui()
  const go = useGo()
  const path = usePath()
  const [formId, chipsId] = [useId(), useId()]
  const field = useRef<HTMLInputElement>(null)
  const { create } = useEdits(zone)
  const { draft, change, end } = useDraft<StoredSentence>(() => sentenceDraft(path, given))
  const { text, plain } = draft.form
  const sentence = useQuickAdd({ date, zone, calendars, proposed, people: usePeopleNamed(text) })
  const { readForEditor, otherwise, minutes, known } = sentence
  const { reading, event, lost } = sentence.read(text, plain)
  const chips = quickAddChips(reading, event, { zone, calendars: known })
  const isEmpty = text.trim() === ''

  const onForm = (form: Partial<StoredSentence['form']>) =>
    change((now) => ({ ...now, form: { ...now.form, ...form } }))

  /** Words that are no longer there may be read when they are typed again. */
  const onText = (next: string) =>
    onForm({ text: next, plain: plain.filter((words) => next.includes(words)) })

  function onSubmit(submit: SubmitEvent) {
    submit.preventDefault()
    const calendar = calendars.find(({ id }) => id === event.draft.calendarId)
    if (isEmpty || !calendar) return field.current?.focus()
    create(event.draft, calendar, event.additions)
    end()
    onClose()
  }

  /** The whole form, with everything that was read. */
  function onMore() {
    const place = { subject: newEventSubject, path: newEventPath(period) }
    const form = formOf(readForEditor(text, plain), zone, minutes)
    const initial = formOf(otherwise, zone, minutes)
    storeDraft(sessionStorage, eventDraft(place, { form, initial, over: null }))
    end()
    go(place.path, { replace: true })
  }

  function onKeyDown(press: KeyboardEvent) {
    if (press.key !== 'Enter' || !press.shiftKey || press.nativeEvent.isComposing) return
    press.preventDefault()
    onMore()
  }

  function onMend({ parts: [part] }: QuickAddChip) {
    field.current?.focus()
    if (part) field.current?.setSelectionRange(part.start, part.end)
  }

  function onLeave({ parts }: QuickAddChip) {
    onForm({ plain: [...plain, ...parts.map(({ start, end: after }) => text.slice(start, after))] })
    field.current?.focus()
  }

  return (
    <Dialog
      title={t`Quick add`}
      size="wide"
      isStill
      onClose={onClose}
      footer={<Footer formId={formId} onMore={onMore} />}
    >
      <form id={formId} className={styles.form} onSubmit={onSubmit}>
        <input
          ref={field}
          className={largeField.field}
          aria-label={t`Event in a sentence`}
          aria-describedby={chipsId}
          placeholder={t`Lunch tomorrow 12:30 at Rosa`}
          autoComplete="off"
          enterKeyHint="done"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is there to type in
          autoFocus
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={onKeyDown}
        />
        {isEmpty ? (
          <Hint id={chipsId} />
        ) : (
          <>
            <p className={styles.title}>{titleOf(reading)}</p>
            <QuickAddChips id={chipsId} {...{ text, chips, onMend, onLeave }} />
            {lost && <Lost name={lost.name} />}
          </>
        )}
      </form>
    </Dialog>
  )
}

/** Its calendar was taken back while the sentence was typed. */
const Lost = ({ name }: { readonly name: string }) => (
  <p className={styles.lost} role="alert">
    <Trans>You can no longer add events to “{name}”. Name another calendar.</Trans>
  </p>
)

function Footer({ formId, onMore }: { readonly formId: string; readonly onMore: () => void }) {
  return (
    <>
      <Button variant="primary" type="submit" form={formId}>
        <Trans>Create</Trans>
      </Button>
      <Button onClick={onMore} aria-keyshortcuts="Shift+Enter">
        <Trans>More options</Trans>
      </Button>
    </>
  )
}

function Hint({ id }: { readonly id: string }) {
  return (
    <p id={id} className={styles.hint}>
      <Trans>
        Type what, when and where. Add <Kbd>/</Kbd> for a calendar, <Kbd>#</Kbd> for a category, “every
        Tuesday” to repeat, “alert 10 min” for a reminder.
      </Trans>
    </p>
  )
}
