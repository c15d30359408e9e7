import { useLingui } from '@lingui/react/macro'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'

// lingui-set comment="What colleagues are told when they look for a time to meet: a field each for busy times and for working hours."

type SeenBy = 'domain' | 'nobody'

/** What people of one's own domain are told who look for a time (CAL-27). */
export function SeenByOthers() {
  const { t } = useLingui()
  const { freeBusy = 'domain', workingTime = 'domain' } = useSettings()
  const { choose } = useSettingsStore()
  const options: readonly { readonly value: SeenBy; readonly label: string }[] = [
    { value: 'domain', label: t`People in my organisation` },
    { value: 'nobody', label: t`Nobody` },
  ]
  return (
    <>
      <SelectField
        label={t`Who sees when I am busy`}
        value={freeBusy}
        options={options}
        onChange={(seenBy) => choose({ freeBusy: seenBy })}
      />
      <SelectField
        label={t`Who sees my working hours and time zone`}
        value={freeBusy === 'nobody' ? 'nobody' : workingTime}
        options={options}
        disabled={freeBusy === 'nobody'}
        onChange={(seenBy) => choose({ workingTime: seenBy })}
      />
    </>
  )
}
