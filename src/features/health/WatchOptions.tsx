import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useHealthPlace } from '../../navigation/useHealthPlace.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './WatchOptions.module.css'
import { rates, type WatchPreferences } from './watchPreferences.ts'

type WatchOptionsProps = {
  readonly preferences: WatchPreferences
  readonly onPrefer: (change: Partial<WatchPreferences>) => void
}

/** What an administrator looks at, in which order, and how often is asked. */
export function WatchOptions({ preferences, onPrefer }: WatchOptionsProps) {
  const { t } = useLingui()
  const { place, show } = useHealthPlace()
  return (
    <div className={styles.options}>
      <RadioGroup
        label={t`Show`}
        value={place.show}
        options={[
          { value: 'all', label: t`All` },
          { value: 'unhealthy', label: t`In trouble` },
        ]}
        onChange={(chosen) => show({ show: chosen })}
      />
      <SelectField
        label={t`Sort by`}
        value={place.sort}
        options={[
          { value: 'status', label: t`Trouble first` },
          { value: 'name', label: t`Name` },
          { value: 'latency', label: t`Slowest first` },
          { value: 'change', label: t`Last change first` },
        ]}
        onChange={(sort) => show({ sort })}
      />
      <SelectField
        label={t`Check every`}
        value={String(preferences.everySeconds)}
        options={rates.map((rate) => ({ value: String(rate), label: t`${rate} seconds` }))}
        onChange={(chosen) => {
          const everySeconds = rates.find((rate) => String(rate) === chosen)
          if (everySeconds) onPrefer({ everySeconds })
        }}
      />
      <NotifySwitch isOn={preferences.isNotifying} onChange={(isNotifying) => onPrefer({ isNotifying })} />
    </div>
  )
}

/** The browser asks for permission when the switch is turned on, and never before. */
function NotifySwitch({
  isOn,
  onChange,
}: {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}) {
  const { t } = useLingui()
  const [isRefused, setIsRefused] = useState(false)

  async function onSwitch(wanted: boolean) {
    const isAllowed = !wanted || (await permission()) === 'granted'
    setIsRefused(!isAllowed)
    onChange(wanted && isAllowed)
  }

  return (
    <Checkbox
      label={t`Desktop notifications`}
      hint={
        isRefused
          ? t`The browser does not allow them for this site.`
          : t`When something changes, also while this page is hidden.`
      }
      isChecked={isOn && !isRefused}
      onChange={(wanted) => void onSwitch(wanted)}
    />
  )
}

const permission = async (): Promise<NotificationPermission> =>
  'Notification' in globalThis ? Notification.requestPermission() : 'denied'
