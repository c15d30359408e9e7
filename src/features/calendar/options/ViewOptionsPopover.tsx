import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { use, type RefObject } from 'react'
import type { Weekday } from '#domain/time/units.ts'
import { DensityChoice, useDensity } from '../../../ui/density.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Popover } from '../../../ui/overlays/Popover.tsx'
import { dateWordsIn } from '../../../locales/dateWords.ts'
import { useViewOptions, ViewOptionsContext } from './useViewOptions.ts'
import styles from './ViewOptionsPopover.module.css'
import { WorkingHoursFields } from './WorkingHoursFields.tsx'

// lingui-set comment="The options of the views. Each is a choice, its label says what it shows or how."

type ViewOptionsPopoverProps = {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The days that weeks begin on somewhere. */
const firstDays: readonly Weekday[] = [1, 0, 6]

/** The view options. Each change takes effect at once. */
export function ViewOptionsPopover({ anchor, onClose }: ViewOptionsPopoverProps) {
  const { t } = useLingui()
  const { choose } = use(ViewOptionsContext)
  const options = useViewOptions()
  const density = useDensity()
  const onDensity = use(DensityChoice)
  const { weekdays } = dateWordsIn(i18n.locale)
  return (
    <Popover label={t`View options`} anchor={anchor} onClose={onClose}>
      <div className={styles.options}>
        <h2 className={styles.heading}>{t`View options`}</h2>
        <SelectField
          label={t`Weeks begin on`}
          value={String(options.firstDay)}
          options={firstDays.map((day) => ({ value: String(day), label: weekdays[day] ?? '' }))}
          onChange={(value) =>
            choose({ firstDay: firstDays.find((day) => String(day) === value) ?? options.firstDay })
          }
        />
        <div className={styles.labelled}>
          <span aria-hidden>{t`Clock`}</span>
          <RadioGroup
            label={t`Clock`}
            value={options.clock}
            options={[
              { value: '24h', label: t`24 hours` },
              { value: '12h', label: t`12 hours` },
            ]}
            onChange={(clock) => choose({ clock })}
          />
        </div>
        <div className={styles.labelled}>
          <span aria-hidden>{t`Hour height`}</span>
          <RadioGroup
            label={t`Hour height`}
            value={density}
            options={[
              { value: 'compact', label: t`Compact` },
              { value: 'normal', label: t`Normal` },
              { value: 'roomy', label: t`Roomy` },
            ]}
            onChange={onDensity}
          />
        </div>
        <ShownAndHidden />
        <Disclosure summary={t`Working hours`}>
          <WorkingHoursFields
            hours={options.workingHours}
            firstDay={options.firstDay}
            onChange={(workingHours) => choose({ workingHours })}
          />
        </Disclosure>
      </div>
    </Popover>
  )
}

/** What is shown, and how. */
function ShownAndHidden() {
  const { t } = useLingui()
  const { choose } = use(ViewOptionsContext)
  const options = useViewOptions()
  const shown = (isShown: boolean) => (isShown ? 'shown' : 'hidden')
  return (
    <div className={styles.checks}>
      <Checkbox
        label={t`Week numbers`}
        isChecked={options.weekNumbers === 'shown'}
        onChange={(isShown) => choose({ weekNumbers: shown(isShown) })}
      />
      <Checkbox
        label={t`Weekends`}
        isChecked={options.weekends === 'shown'}
        onChange={(isShown) => choose({ weekends: shown(isShown) })}
      />
      <Checkbox
        label={t`Declined events`}
        isChecked={options.declined === 'struck'}
        onChange={(isShown) => choose({ declined: isShown ? 'struck' : 'hidden' })}
      />
      <Checkbox
        label={t`Dim past events`}
        isChecked={options.past === 'dimmed'}
        onChange={(isDimmed) => choose({ past: isDimmed ? 'dimmed' : 'normal' })}
      />
    </div>
  )
}
