import { useMutation } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { Calendar } from '../data/Calendar.ts'
import { editHead } from '../edits/editHead.ts'
import { sendCalendarEdit } from '../edits/sendCalendarEdit.ts'
import { newUid } from '../newUid.ts'
import { changedProperties } from './changedProperties.ts'
import { nextColour, proposedColours } from './proposedColours.ts'
import styles from './CalendarDialog.module.css'

type CalendarDialogProps = {
  /** null makes a new one. */
  readonly calendar: Calendar | null
  /** Those there are: a new one is proposed a colour that none of them has. */
  readonly calendars: readonly Calendar[]
  readonly onClose: () => void
}

/** What a calendar is called, and the colour its events have. */
export function CalendarDialog({ calendar, calendars, onClose }: CalendarDialogProps) {
  const { t } = useLingui()
  const user = useUser()
  const formId = useId()
  const { mutate: send, error, isPending } = useMutation(sendCalendarEdit(useApi()))
  const [name, setName] = useState(calendar?.name ?? '')
  const [description, setDescription] = useState(calendar?.description ?? '')
  const [colour, setColour] = useState(
    () => calendar?.colour ?? nextColour(calendars.map((each) => each.colour)),
  )
  const [isTried, setIsTried] = useState(false)
  const isColour = /^#[\da-f]{6}$/i.test(colour)

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (name.trim() === '' || !isColour) return
    if (calendar) onChange(calendar)
    else onCreate()
  }

  function onCreate() {
    const properties = { id: newUid(), ...newProperties() }
    send({ ...editHead(), kind: 'createCalendar', userId: user.id, properties }, { onSuccess: onClose })
  }

  function onChange(before: Calendar) {
    const changes = changedProperties(before, { name: name.trim(), description, colour })
    if (Object.keys(changes).length === 0) {
      onClose()
      return
    }
    const { homeId: userId, id: calendarId, name: title } = before
    const edited = { calendar: { userId, calendarId }, title, patch: changes }
    send({ ...editHead(), kind: 'changeCalendar', ...edited }, { onSuccess: onClose })
  }

  const newProperties = () => ({
    'dav:name': name.trim(),
    'apple:color': colour,
    'caldav:description': description,
  })

  return (
    <Dialog
      title={calendar ? t`Edit calendar` : t`New calendar`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" type="submit" form={formId} isBusy={isPending}>
            {calendar ? t`Save` : t`Create`}
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className={styles.trouble}>
          {t(explain(failureBehind(error)).sentence)}
        </p>
      )}
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={t`Name`}
          value={name}
          maxLength={1000}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
          autoFocus
          error={isTried && name.trim() === '' ? t`Give the calendar a name.` : undefined}
          onChange={setName}
        />
        <TextField label={t`Description`} value={description} maxLength={10_000} onChange={setDescription} />
        <TextField
          label={t`Colour`}
          value={colour}
          maxLength={7}
          error={isTried && !isColour ? t`This is not a colour. Write it like #2f6fde.` : undefined}
          onChange={setColour}
        />
        <div role="group" aria-label={t`Proposed colours`} className={styles.palette}>
          {proposedColours.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.swatch}
              style={{ background: each }}
              aria-label={each}
              aria-pressed={each === colour}
              onClick={() => setColour(each)}
            />
          ))}
        </div>
      </form>
    </Dialog>
  )
}
