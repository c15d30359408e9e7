import { useMutation } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Calendar } from '../data/Calendar.ts'
import { editHead } from '../edits/editHead.ts'
import { sendCalendarEdit } from '../edits/sendCalendarEdit.ts'
import styles from './CalendarDialog.module.css'
import { useExportCalendar } from './useExportCalendar.ts'

type DeleteCalendarDialogProps = { readonly calendar: Calendar; readonly onClose: () => void }

/** The question before a calendar goes with all that is in it. */
export function DeleteCalendarDialog({ calendar, onClose }: DeleteCalendarDialogProps) {
  const { t } = useLingui()
  const deletion = useMutation(sendCalendarEdit(useApi()))
  const exportCalendar = useExportCalendar()

  function onDelete() {
    const { homeId: userId, id: calendarId, name: title } = calendar
    const edit = { ...editHead(), kind: 'deleteCalendar', calendar: { userId, calendarId }, title } as const
    deletion.mutate(edit, { onSuccess: onClose })
  }

  return (
    <Dialog
      title={t`Delete ${calendar.name}?`}
      role="alertdialog"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button onClick={() => void exportCalendar(calendar)}>
            <Trans>Export first</Trans>
          </Button>
          <Button variant="danger" isBusy={deletion.isPending} onClick={onDelete}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>All its events go with it. This cannot be undone.</Trans>
      </p>
      {deletion.error && (
        <p role="alert" className={styles.trouble}>
          {t(explain(failureBehind(deletion.error)).sentence)}
        </p>
      )}
    </Dialog>
  )
}
