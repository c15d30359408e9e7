import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState, type ReactNode, type SubmitEvent } from 'react'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { explain } from '../../../api/explain.ts'
import { useHasEnded } from '../../../api/SessionProvider.tsx'
import { usePath } from '../../../navigation/usePath.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ComboField } from '../../../ui/ComboField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { Calendar } from '../data/Calendar.ts'
import { problemSentences } from '../format/problemSentences.ts'
import styles from './EventDialog.module.css'
import {
  readableStart,
  readForm,
  withEndMoved,
  type EventForm,
  type FormField,
  type FormStart,
} from './eventForm.ts'
import { dropDraft, keepDraft } from './storedDrafts.ts'
import { DateTimeFields } from './DateTimeFields.tsx'
import { RepeatsFields } from './RepeatsFields.tsx'
import { zoneNames } from './zoneNames.ts'

type EventDialogProps = {
  readonly title: string
  readonly initial: EventForm
  /** The version that is typed over, kept with the draft. */
  readonly version: string | null
  readonly calendars: readonly Calendar[]
  /** What is to be known of a rule that no choice says. */
  readonly ruleHint?: string | undefined
  /** What went wrong, and the ways on. */
  readonly trouble?: ReactNode
  readonly onSave: (draft: EventDraft) => void
  readonly onClose: () => void
  readonly onDelete?: (() => void) | undefined
}

/** What an event is, to be typed. What was typed is kept at this address until it is saved or given up. */
export function EventDialog(props: EventDialogProps) {
  const { title, initial, version, calendars, ruleHint, trouble, onSave, onClose, onDelete } = props
  const { t } = useLingui()
  const path = usePath()
  const formId = useId()
  const hasEnded = useHasEnded()
  const [form, setForm] = useState(initial)
  const [measured, setMeasured] = useState<FormStart>(initial)
  const [isTried, setIsTried] = useState(false)
  const read = readForm(form)

  useEffect(() => {
    if (form !== initial) keepDraft(sessionStorage, path, { form, version })
  }, [form, initial, version, path])

  const set = (change: Partial<EventForm>) => setForm((now) => ({ ...now, ...change }))
  const errorOf = (field: FormField) => {
    const problem = isTried ? read.problems?.[field] : undefined
    return problem && t(problemSentences[problem])
  }

  /** A start is read when its field is left, or Enter pressed: half a date is another date. */
  function readStart(): EventForm {
    const settled = withEndMoved(form, measured)
    setForm(settled)
    setMeasured(readableStart(settled, measured))
    return settled
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    const { draft } = readForm(readStart())
    if (draft) onSave(draft)
    else requestAnimationFrame(() => focusFirstInvalid(formId))
  }

  function giveUp() {
    dropDraft(sessionStorage, path)
    onClose()
  }

  return (
    <Dialog
      title={title}
      onClose={giveUp}
      footer={
        <>
          <Button variant="primary" type="submit" form={formId}>
            <Trans>Save</Trans>
          </Button>
          <Button onClick={giveUp}>
            <Trans>Cancel</Trans>
          </Button>
          {onDelete && (
            <Button variant="danger" onClick={onDelete}>
              <Trans>Delete</Trans>
            </Button>
          )}
        </>
      }
    >
      {trouble}
      {hasEnded && (
        <div role="alert" className={styles.trouble}>
          <p>{t(explain('signed-out').sentence)}</p>
        </div>
      )}
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here */}
        <TextField label={t`Title`} value={form.title} autoFocus onChange={(text) => set({ title: text })} />
        <Checkbox label={t`All day`} isChecked={form.isAllDay} onChange={(isAllDay) => set({ isAllDay })} />
        <DateTimeFields
          legend={t`Starts`}
          date={form.startDate}
          time={form.isAllDay ? null : form.startTime}
          dateError={errorOf('startDate')}
          timeError={errorOf('startTime')}
          onDate={(startDate) => set({ startDate })}
          onTime={(startTime) => set({ startTime })}
          onBlur={readStart}
        />
        <DateTimeFields
          legend={t`Ends`}
          date={form.endDate}
          time={form.isAllDay ? null : form.endTime}
          after={form.endDate === form.startDate ? form.startTime : null}
          dateError={errorOf('endDate')}
          timeError={errorOf('endTime')}
          onDate={(endDate) => set({ endDate })}
          onTime={(endTime) => set({ endTime })}
        />
        {!form.isAllDay && (
          <ComboField
            label={t`Time zone`}
            value={form.zone}
            suggestions={zoneNames()}
            hint={form.zone.trim() === '' ? t`The same clock time wherever you are.` : undefined}
            error={errorOf('zone')}
            onChange={(zone) => set({ zone })}
          />
        )}
        <RepeatsFields
          form={form}
          hasOwnRule={initial.repeats === 'custom'}
          ruleHint={ruleHint}
          errorOf={errorOf}
          onChange={set}
        />
        <div className={styles.pair}>
          <SelectField
            label={t`Calendar`}
            value={form.calendarId}
            options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
            error={errorOf('calendar')}
            onChange={(calendarId) => set({ calendarId })}
          />
          <TextField label={t`Location`} value={form.location} onChange={(location) => set({ location })} />
          <SelectField
            label={t`Availability`}
            value={form.isFree ? 'free' : 'busy'}
            options={[
              { value: 'busy', label: t`Busy` },
              { value: 'free', label: t`Free` },
            ]}
            onChange={(availability) => set({ isFree: availability === 'free' })}
          />
          <SelectField
            label={t`Visibility`}
            value={form.visibility}
            options={[
              { value: 'public', label: t`Public` },
              { value: 'private', label: t`Private` },
              { value: 'confidential', label: t`Confidential` },
            ]}
            onChange={(visibility) => set({ visibility })}
          />
        </div>
        <TextArea
          label={t`Description`}
          value={form.description}
          onChange={(description) => set({ description })}
        />
      </form>
    </Dialog>
  )
}

function focusFirstInvalid(formId: string): void {
  const form = document.querySelector(`[id="${formId}"]`)
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
