import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { minuteMs } from '#domain/time/units.ts'
import { ApiError } from '../../../api/ApiError.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { download } from '../../../ui/download.ts'
import { exportOwnData } from '../data/accountRequests.ts'
import page from './AccountPage.module.css'
import { EraseDialog } from './EraseDialog.tsx'
import { formatTimeOfDay } from './instantNames.ts'

// lingui-set comment="On the account page: everything that the person has stored in the calendar."

type YourDataProps = { readonly email: string; readonly onErased: () => void }

/** Everything that is one's own, to take along or to delete (USR-3). */
export function YourData({ email, onErased }: YourDataProps) {
  const { t } = useLingui()
  const api = useApi()
  const [isErasing, setIsErasing] = useState(false)
  const copy = useMutation({ gcTime: 0, mutationFn: () => exportOwnData(api) })

  const again = copy.error && whenAgain(copy.error, copy.submittedAt)

  // Other services of the family have neither.
  if (!api.config.features.userSettings) return null
  const onDownload = () =>
    copy.mutate(undefined, {
      onSuccess: (file) => {
        download(file, `kalends-${new Date().toISOString().slice(0, 10)}.zip`, 'application/zip')
        copy.reset()
      },
    })
  return (
    <section className={page.section} aria-label={t`Your data`}>
      <h2>
        <Trans>Your data</Trans>
      </h2>
      <p>
        <Trans>
          A download has all your calendars as files that other programs read, and your settings, shares and
          subscriptions. What lies in the bin is not in it.
        </Trans>
      </p>
      <div className={page.actions}>
        <Button isBusy={copy.isPending} onClick={onDownload}>
          <Trans>Download your data</Trans>
        </Button>
        <Button variant="danger" onClick={() => setIsErasing(true)}>
          <Trans>Delete everything</Trans>
        </Button>
      </div>
      {copy.error && (
        <p role="alert" className={page.trouble}>
          {again === null
            ? t(explain(failureBehind(copy.error)).sentence)
            : t`You’ve downloaded your data several times in the last hour. You can download it again at ${again}.`}
        </p>
      )}
      {isErasing && <EraseDialog email={email} onErased={onErased} onClose={() => setIsErasing(false)} />}
    </section>
  )
}

/** The time of day, rounded up to the minute, from which data is downloaded again; null if that is not what is in the way. */
function whenAgain(error: Error, at: number): string | null {
  if (!(error instanceof ApiError) || error.failure !== 'too-many-requests') return null
  return error.retryAfterMs === undefined ? null : formatTimeOfDay(at + error.retryAfterMs + minuteMs)
}
