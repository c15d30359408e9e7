import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormButtons } from '../../../ui/overlays/FormButtons.tsx'
import { newUid } from '../edits/newUid.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { doneByList } from '../queries/calendars/doneByList.ts'
import styles from './ShareDialog.module.css'
import { addWebCalendar } from './webRequests.ts'

// lingui-set comment="The dialog in which a calendar on the web (an .ics file of somebody else) is added by its address."

type WebCalendarDialogProps = {
  /** An address that was come by with a link. */
  readonly proposed?: string | undefined
  readonly colour: string
  /** With the id that it was asked for by. */
  readonly onAdded: (id: string) => void
  readonly onClose: () => void
}

/** Adds a calendar on the web by its address (CAL-31). What was typed stays when it cannot be read. */
export function WebCalendarDialog({ proposed = '', colour, onAdded, onClose }: WebCalendarDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const user = useUser()
  const client = useQueryClient()
  const formId = useId()
  const [address, setAddress] = useState(proposed)
  const [isTried, setIsTried] = useState(false)
  const add = useMutation({
    mutationFn: async () => {
      const id = newUid()
      const send = () => addWebCalendar(api, user.id, { id, address, colour })
      await doneByList(api, user.id, send, (listed) => listed.some((each) => each.endsWith(`~${id}`)))
      return id
    },
    onSettled: () => client.invalidateQueries({ queryKey: calendarKeys.allCalendars }),
    onSuccess: onAdded,
  })
  const failure = add.isError ? failureBehind(add.error) : null
  const sentence =
    failure === 'already-exists'
      ? t`You have this calendar already.`
      : failure === 'quota-exceeded'
        ? t`You can’t add more calendars on the web. Remove one first.`
        : failure && t(explain(failure).sentence)
  const missing = isTried && address.trim() === '' ? t`Enter an address.` : undefined

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (address.trim() !== '' && !add.isPending) add.mutate()
  }

  return (
    <Dialog
      title={t`Calendar on the web`}
      size="small"
      onClose={onClose}
      footer={
        <FormButtons formId={formId} isBusy={add.isPending} onCancel={onClose}>
          <Trans>Add</Trans>
        </FormButtons>
      }
    >
      <form id={formId} className={styles.share} noValidate onSubmit={onSubmit}>
        <TextField
          label={t`Address`}
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          maxLength={2000}
          placeholder="https://"
          value={address}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
          autoFocus
          hint={t`Of a calendar file (.ics) of a school, a club or another program. You only read it.`}
          error={missing ?? sentence ?? undefined}
          onChange={(typed) => {
            setAddress(typed)
            add.reset()
          }}
        />
      </form>
    </Dialog>
  )
}
