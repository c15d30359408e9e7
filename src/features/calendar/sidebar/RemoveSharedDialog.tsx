import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Api } from '../../../api/createApi.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { calendarKeys } from '../queries/calendarKeys.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { deleteCalendar } from '../queries/requests/calendarRequests.ts'
import { doneByList } from '../queries/calendars/doneByList.ts'
import styles from './CalendarDialog.module.css'

// lingui-set comment="Asks whether a calendar of somebody else leaves one’s own list; {0} is its name."

type RemoveSharedDialogProps = { readonly calendar: Calendar; readonly onClose: () => void }

/** The question before a calendar that somebody shared leaves the list. Nothing of it is deleted (CAL-25). */
export function RemoveSharedDialog({ calendar, onClose }: RemoveSharedDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()
  const removal = useMutation({
    mutationFn: () => removeFromList(api, calendar),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: calendarKeys.allCalendars }),
  })
  return (
    <Dialog
      title={t`Remove ${calendar.name} from your list?`}
      role="alertdialog"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Keep calendar</Trans>
          </Button>
          <Button variant="danger" isBusy={removal.isPending} onClick={() => removal.mutate()}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <p>
        {calendar.web ? (
          <Trans>You can add it again by its address:</Trans>
        ) : (
          <Trans>Its events stay where they are. Its owner can share it with you again.</Trans>
        )}
      </p>
      {calendar.web && (
        <p dir="ltr" className={styles.address}>
          {calendar.web.address}
        </p>
      )}
      {removal.error && (
        <p role="alert" className={styles.trouble}>
          {t(explain(failureBehind(removal.error)).sentence)}
        </p>
      )}
    </Dialog>
  )
}

/** Removed in another tab, or by an earlier try whose answer was lost, it is out of the list as well. */
async function removeFromList(api: Api, { homeId: userId, id: calendarId }: Calendar): Promise<void> {
  const send = () => deleteCalendar(api, { userId, calendarId })
  try {
    await doneByList(api, userId, send, (listed) => !listed.includes(calendarId))
  } catch (error) {
    if (failureBehind(error) !== 'not-found') throw error
  }
}
