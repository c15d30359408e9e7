import { useLingui } from '@lingui/react/macro'
import { newEventMinutes } from '../../features/calendar/options/newEventMinutes.ts'
import { formatDuration } from '../../features/health/format/formatDuration.ts'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'

// lingui-set comment="How long an event is that a person adds to the calendar, until they say otherwise."

const offered: readonly number[] = [15, 30, 45, 60, 90, 120, 180, 240]

/** How long a new event is. One that another program chose is offered too. */
export function NewEventLength() {
  const { t } = useLingui()
  const chosen = newEventMinutes(useSettings())
  const { choose } = useSettingsStore()
  const lengths = [...new Set([...offered, chosen])].toSorted((one, other) => one - other)
  return (
    <SelectField
      label={t`Length of new events`}
      value={String(chosen)}
      options={lengths.map((minutes) => ({
        value: String(minutes),
        label: formatDuration(minutes * 60_000),
      }))}
      onChange={(minutes) => choose({ defaultLength: Number(minutes) })}
    />
  )
}
