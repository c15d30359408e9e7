import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { cityName } from '../words/cityName.ts'
import styles from './ZoneBanner.module.css'

type ZoneBannerProps = {
  readonly zone: string
  /** Where the system is by now. */
  readonly moved: string
  readonly onFollow: () => void
  readonly onStay: () => void
}

/** The device is in another time zone than the calendar: times stay as they are until a person says otherwise. */
export function ZoneBanner({ zone, moved, onFollow, onStay }: ZoneBannerProps) {
  const { t } = useLingui()
  const [there, here] = [cityName(moved), cityName(zone)]
  return (
    <div role="status" className={styles.banner}>
      <p className={styles.text}>
        <Trans>
          You are now in {there}: switch? All times are still those of {here}.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button size="small" variant="primary" onClick={onFollow}>
          <Trans>Switch</Trans>
        </Button>
        <Button size="small" onClick={onStay}>
          {t`Keep ${here}`}
        </Button>
      </div>
    </div>
  )
}
