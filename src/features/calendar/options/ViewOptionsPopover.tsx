import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Popover } from '../../../ui/overlays/Popover.tsx'
import { HourHeight } from './HourHeight.tsx'
import { OptionField } from './OptionField.tsx'
import { optionRows } from './optionRows.ts'
import styles from './ViewOptionsPopover.module.css'
import { WorkingHoursChoice } from './WorkingHoursChoice.tsx'

// lingui-set comment="The options of the views. Each is a choice, its label says what it shows or how."

type ViewOptionsPopoverProps = {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

const checks = optionRows.filter(({ kind }) => kind === 'check')
const others = optionRows.filter(({ kind }) => kind !== 'check')

/** The view options. Each change takes effect at once. */
export function ViewOptionsPopover({ anchor, onClose }: ViewOptionsPopoverProps) {
  const { t } = useLingui()
  return (
    <Popover label={t`View options`} anchor={anchor} onClose={onClose}>
      <div className={styles.options}>
        <h2 className={styles.heading}>{t`View options`}</h2>
        {others.map((row) => (
          <OptionField key={row.label.id} row={row} />
        ))}
        <HourHeight />
        <div className={styles.checks}>
          {checks.map((row) => (
            <OptionField key={row.label.id} row={row} />
          ))}
        </div>
        <Disclosure summary={t`Working hours`}>
          <WorkingHoursChoice />
        </Disclosure>
      </div>
    </Popover>
  )
}
