import { useLingui } from '@lingui/react/macro'
import { cityOf } from '../../locales/cityOf.ts'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { zoneOptions } from './zoneOptions.ts'

// lingui-set comment="The time zone that a person’s calendar begins in. “city” is that of the device: Match device (Paris)."

/** The zone that the calendar is shown in when it is opened: the device’s, unless the person names theirs. */
export function HomeZoneField() {
  const { t } = useLingui()
  const { homeZone = '' } = useSettings()
  const { choose } = useSettingsStore()
  const city = cityOf(Temporal.Now.timeZoneId())
  return (
    <SelectField
      label={t`Home time zone`}
      value={homeZone}
      options={[{ value: '', label: t`Match device (${city})` }, ...zoneOptions(homeZone)]}
      onChange={(zone) => choose({ homeZone: zone === '' ? null : zone })}
    />
  )
}
