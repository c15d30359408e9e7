import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useHealthPlace } from '../../../navigation/useHealthPlace.ts'
import { useNotificationPermission } from '../../../settings/push/useNotificationPermission.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import styles from './WatchOptions.module.css'
import { rates, type WatchPreferences } from './watchPreferences.ts'

// lingui-set comment="Which parts of the service are shown (“Show”: All, Unhealthy), in which order, how often they are checked."

type WatchOptionsProps = {
  readonly preferences: WatchPreferences
  readonly onPrefer: (change: Partial<WatchPreferences>) => void
}

/** The order and selection of components, and how often they are checked. */
export function WatchOptions({ preferences, onPrefer }: WatchOptionsProps) {
  const { t } = useLingui()
  const { place, show } = useHealthPlace()
  return (
    <div className={styles.options}>
      <RadioGroup
        label={t({ message: 'Show', context: 'which parts' })}
        value={place.show}
        options={[
          { value: 'all', label: t`All` },
          { value: 'unhealthy', label: t`Unhealthy` },
        ]}
        onChange={(chosen) => show({ show: chosen })}
      />
      <SelectField
        label={t`Sort by`}
        value={place.sort}
        options={[
          { value: 'status', label: t`Unhealthy first` },
          { value: 'name', label: t`Name` },
          { value: 'latency', label: t`Slowest first` },
          { value: 'change', label: t`Latest change first` },
        ]}
        onChange={(sort) => show({ sort })}
      />
      <SelectField
        label={t`Check every`}
        value={String(preferences.everySeconds)}
        options={rates.map((rate) => ({
          value: String(rate),
          label: plural(rate, { one: '# second', other: '# seconds' }),
        }))}
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
  const { permission, ask } = useNotificationPermission()
  const [isTried, setIsTried] = useState(false)
  const isImpossible = (isOn || isTried) && (permission === 'denied' || permission === 'unsupported')

  async function onSwitch(wanted: boolean) {
    setIsTried(wanted)
    onChange(wanted && (await ask()) === 'granted')
  }

  return (
    <Checkbox
      label={t`Desktop notifications`}
      hint={
        isImpossible
          ? permission === 'unsupported'
            ? t`This browser has no notifications for websites.`
            : t`The browser blocks them for this site.`
          : t`When something changes, even while this page is hidden.`
      }
      isChecked={isOn && !isImpossible}
      onChange={(wanted) => void onSwitch(wanted)}
    />
  )
}
