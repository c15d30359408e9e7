import { useLingui } from '@lingui/react/macro'
import Globe from 'lucide-react/icons/globe'
import { Fragment, memo, useRef, useState } from 'react'
import type { EpochMs } from '#domain/time/units.ts'
import { factLine } from '../../../../../ui/join.ts'
import { lazyDialog } from '../../../../../ui/loading/lazyDialog.tsx'
import { cityOf } from '../../../../../locales/cityOf.ts'
import type { ZoneChoice } from '../../../zone/ZoneChoice.ts'
import styles from './RulerHead.module.css'

// lingui-set comment="Over the hours of a week: the button that opens the choice of time zones. Its name goes on with the cities whose hours are shown."

const ZonesPopover = lazyDialog(async () => (await import('./ZonesPopover.tsx')).ZonesPopover)

/** What the rulers beside the hours are called, and the way to choose them. Beside the grid, as it is none of its cells. */
export const RulerHead = memo(function RulerHead({
  zones,
  now,
}: {
  readonly zones: ZoneChoice
  readonly now: EpochMs
}) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const cities = [...zones.others, zones.zone].map(({ name }) => cityOf(name))
  const label = zones.others.length === 0 ? t`Time zones` : factLine([t`Time zones`, ...cities])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.head}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={ZonesPopover.preload}
        onFocus={ZonesPopover.preload}
        onClick={() => setOpen(true)}
      >
        {zones.others.length === 0 ? (
          <Globe size={14} strokeWidth={1.75} aria-hidden />
        ) : (
          cities.map((city) => (
            <Fragment key={city}>
              <span className={styles.city} aria-hidden>
                {city}
              </span>{' '}
            </Fragment>
          ))
        )}
      </button>
      {isOpen && <ZonesPopover anchor={button} zones={zones} now={now} onClose={() => setOpen(false)} />}
    </>
  )
})
