import { useLingui } from '@lingui/react/macro'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { zoneOptions } from './zoneOptions.ts'

// lingui-set comment="The time zone of another place, whose hours are shown beside those of the calendar. None by default."

/** A zone whose hours always stand beside those of the calendar, unless its address names others. */
export function SecondZoneField() {
  const { t } = useLingui()
  const { secondZones: [second = '', ...further] = [] } = useSettings()
  const { choose } = useSettingsStore()
  return (
    <SelectField
      label={t`Second time zone`}
      hint={t`Its hours stand beside yours.`}
      value={second}
      options={[{ value: '', label: t`None` }, ...zoneOptions(second)]}
      onChange={(zone) =>
        choose({ secondZones: zone === '' ? null : [zone, ...further.filter((each) => each !== zone)] })
      }
    />
  )
}
