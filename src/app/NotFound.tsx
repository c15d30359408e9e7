import { Trans, useLingui } from '@lingui/react/macro'
import { homePath } from '../navigation/addresses.ts'
import { To } from '../navigation/To.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** An address that names nothing here. */
export function NotFound() {
  const { t } = useLingui()
  return (
    <main tabIndex={-1}>
      <title>{t`Nothing here · Kalends`}</title>
      <EmptyState
        level={1}
        title={t`There is nothing at this address`}
        action={
          <To path={homePath}>
            <Trans>Go to the calendar</Trans>
          </To>
        }
      />
    </main>
  )
}
