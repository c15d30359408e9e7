import { useMutation } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
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
import { WebCalendarDialog } from '../sharing/WebCalendarDialog.tsx'
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
  /** The address of a calendar on the web that is to be added. */
  readonly web?: string | undefined
  readonly onClose: () => void
}

/** The name of a calendar, and the colour of its events. */
export function CalendarDialog(props: CalendarDialogProps) {
  const key = useOpenedDraft(usePath())
  const { publicCalendars, webCalendars } = useApi().config.features
  const [way, setWay] = useState<'public' | 'web' | null>(props.web === undefined ? null : 'web')
  const [added, setAdded] = useState<string | null>(null)
  const { calendar, calendars, onClose } = props
  const onWeb = added === null ? undefined : calendars.find(({ id, web }) => web && id.endsWith(`~${added}`))
  // Its file has a name, which may be changed at once.
  if (onWeb) return <CalendarEditor key={onWeb.id} {...props} calendar={onWeb} />
  if (way === 'public') return <PublicCalendarsDialog onClose={onClose} />
  if (way === 'web')
    return (
      <WebCalendarDialog
        proposed={props.web}
        colour={newColour(calendars)}
        onAdded={setAdded}
        onClose={onClose}
      />
    )
  return (
    <CalendarEditor key={key} {...props}>
      {calendar === null && (publicCalendars || webCalendars) && (
        <div className={styles.ways}>
          {publicCalendars && (
            <Button size="small" onClick={() => setWay('public')}>
              <Trans>Of my organisation</Trans>
            </Button>
          )}
          {webCalendars && (
            <Button size="small" onClick={() => setWay('web')}>
              <Trans>By address</Trans>
            </Button>
          )}
        </div>
      )}
    </CalendarEditor>
  )
}

const newColour = (calendars: readonly Calendar[]) => nextColour(calendars.map(({ colour }) => colour))

type CalendarEditorProps = CalendarDialogProps & {
  /** Other ways to a calendar than a new one. */
  readonly children?: ReactNode
}

function CalendarEditor({ calendar, calendars, children, onClose }: CalendarEditorProps) {
  const { t } = useLingui()
  const user = useUser()
  const path = usePath()
  const formId = useId()
  const { mutate: send, error, isPending } = useMutation(sendCalendarEdit(useApi()))
  const { draft, isTooLarge, change, end } = useDraft(() =>
    calendarDraft(calendar?.id ?? null, path, () => ({
      name: calendar?.name ?? '',
      description: calendar?.description ?? '',
      colour: calendar?.colour ?? newColour(calendars),
    })),
  )
  const [isTried, setIsTried] = useState(false)
  // The same for each try: one whose answer was lost may have created it.
  const [newId] = useState(newUid)
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
    const [userId, id] = [user.id, newId]
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
      {children}
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
