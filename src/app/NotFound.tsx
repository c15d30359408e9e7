import { Trans, useLingui } from '@lingui/react/macro'
import { useCalendarAddress } from '../navigation/calendar/CalendarAddress.tsx'
import { To } from '../navigation/To.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'

/** An address that names nothing here. */
export function NotFound() {
  const { t } = useLingui()
  const calendar = useCalendarAddress()
  return (
    <main tabIndex={-1}>
      <title>{t`Page not found · Kalends`}</title>
      <EmptyState
        level={1}
        title={t`Page not found`}
        action={
          <To path={calendar}>
            <Trans>Go to the calendar</Trans>
          </To>
        }
      />
    </main>
  )
}
