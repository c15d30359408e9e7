import { useMutation } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { usePath } from '../../../navigation/usePath.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormButtons } from '../../../ui/overlays/FormButtons.tsx'
import { calendarDraft } from '../drafts/calendarDraft.ts'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import { TooLargeNote } from '../drafts/TooLargeNote.tsx'
import { useOpenedDraft } from '../drafts/openedDraft.ts'
import { useDraft } from '../drafts/useDraft.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { editHead } from '../edits/editHead.ts'
import { sendCalendarEdit } from '../edits/sendCalendarEdit.ts'
import { newUid } from '../edits/newUid.ts'
import { PublicCalendarsDialog } from '../sharing/PublicCalendarsDialog.tsx'
import { CalendarFields, isComplete } from './CalendarFields.tsx'
import { changedProperties } from './changedProperties.ts'
import { nextColour } from './proposedColours.ts'
import { useAddToShownSet } from './sets/useAddToShownSet.ts'
import styles from './CalendarDialog.module.css'

// lingui-set comment="The dialog for a new calendar or an existing one."

type CalendarDialogProps = {
  /** null makes a new one. */
  readonly calendar: Calendar | null
  /** The existing ones: a new one is proposed a colour that none of them has. */
  readonly calendars: readonly Calendar[]
  readonly onClose: () => void
}

/** The name of a calendar, and the colour of its events. */
export function CalendarDialog(props: CalendarDialogProps) {
  const key = useOpenedDraft(usePath())
  const [isPublic, setIsPublic] = useState(false)
  const isOffered = useApi().config.features.publicCalendars && props.calendar === null
  if (isPublic) return <PublicCalendarsDialog onClose={props.onClose} />
  return <CalendarEditor key={key} {...props} onPublic={isOffered ? () => setIsPublic(true) : undefined} />
}

type CalendarEditorProps = CalendarDialogProps & {
  /** To a public calendar in the place of a new one. */
  readonly onPublic: (() => void) | undefined
}

function CalendarEditor({ calendar, calendars, onPublic, onClose }: CalendarEditorProps) {
  const { t } = useLingui()
  const user = useUser()
  const path = usePath()
  const formId = useId()
  const { mutate: send, error, isPending } = useMutation(sendCalendarEdit(useApi()))
  const { draft, isTooLarge, change, end } = useDraft(() =>
    calendarDraft(calendar?.id ?? null, path, () => ({
      name: calendar?.name ?? '',
      description: calendar?.description ?? '',
      colour: calendar?.colour ?? nextColour(calendars.map((each) => each.colour)),
    })),
  )
  const [isTried, setIsTried] = useState(false)
  const addToShownSet = useAddToShownSet()

  function onDone() {
    end()
    onClose()
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    const form = { ...draft.form, name: draft.form.name.trim() }
    if (!isComplete(form)) return
    if (calendar) onChange(calendar, form)
    else onCreate(form)
  }

  function onCreate({ name, description, colour }: typeof draft.form) {
    const named = { 'dav:name': name, 'apple:color': colour, 'caldav:description': description }
    const [userId, id] = [user.id, newUid()]
    const onSuccess = () => {
      onDone()
      addToShownSet({ homeId: userId, id, name })
    }
    send({ ...editHead(), kind: 'createCalendar', userId, properties: { id, ...named } }, { onSuccess })
  }

  function onChange(before: Calendar, form: typeof draft.form) {
    const patch = changedProperties(before, form)
    if (Object.keys(patch).length === 0) return onDone()
    const { homeId: userId, id: calendarId, name: title } = before
    const edited = { calendar: { userId, calendarId }, title, patch }
    return send({ ...editHead(), kind: 'changeCalendar', ...edited }, { onSuccess: onDone })
  }

  return (
    <Dialog
      title={calendar ? t`Edit calendar` : t`New calendar`}
      size="small"
      onClose={onClose}
      footer={
        <FormButtons formId={formId} isBusy={isPending} onCancel={onClose}>
          {calendar ? t`Save` : t`Create`}
        </FormButtons>
      }
    >
      {onPublic && (
        <Button size="small" onClick={onPublic}>
          <Trans>Of my organisation</Trans>
        </Button>
      )}
      <DraftOffer subject={draft.subject} except={draft.id} />
      <TooLargeNote isTooLarge={isTooLarge} />
      {error && (
        <p role="alert" className={styles.trouble}>
          {t(explain(failureBehind(error)).sentence)}
        </p>
      )}
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <CalendarFields
          form={draft.form}
          isTried={isTried}
          onChange={(typed) => change((now) => ({ ...now, form: { ...now.form, ...typed } }))}
        />
      </form>
    </Dialog>
  )
}
