import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { cityOf } from '../../../locales/cityOf.ts'

type ZoneBannerProps = {
  readonly zone: string
  /** Where the system is by now. */
  readonly moved: string
  readonly onFollow: () => void
  readonly onStay: () => void
}

/** The device is in another time zone than the calendar: times stay as they are until the person decides. */
export function ZoneBanner({ zone, moved, onFollow, onStay }: ZoneBannerProps) {
  const { t } = useLingui()
  const [there, here] = [cityOf(moved), cityOf(zone)]
  const actions = [
    { label: t`Show ${there} time`, run: onFollow, isPrimary: true },
    { label: t`Keep ${here}`, run: onStay },
  ]
  return (
    <Banner actions={actions}>
      <Trans>
        You’re in {there}. Times are shown for {here}.
      </Trans>
    </Banner>
  )
}
