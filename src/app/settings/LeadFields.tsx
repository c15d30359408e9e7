import { useLingui } from '@lingui/react/macro'
import { zoneNamed } from '#domain/time/Zone.ts'
import { formatReminderTime } from '../../features/calendar/format/formatReminderTime.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'

// lingui-set comment="When new events remind of themselves: “None”: not at all."

type LeadFieldsProps = {
  readonly isAllDay?: boolean
  /** Of the field, and of the one for a second reminder, which is there once there is a first. */
  readonly labels: readonly [string, string]
  /** Before an event, or before the day of an all-day one; undefined: `other`, or none. */
  readonly minutes: readonly number[] | undefined
  readonly other?: string
  readonly onChange: (minutes: readonly number[]) => void
  readonly onOther?: () => void
}

/** When new events remind, and when again. What another program chose is offered too, and more than two are kept. */
export function LeadFields(props: LeadFieldsProps) {
  const { isAllDay = false, labels, minutes, other, onChange, onOther } = props
  const [first, second, ...further] = minutes ?? []
  return (
    <>
      <LeadField
        label={labels[0]}
        isAllDay={isAllDay}
        value={minutes === undefined && other !== undefined ? 'all' : String(first ?? '')}
        other={other}
        taken={second}
        onChange={(value) => {
          if (value === 'all') onOther?.()
          else onChange(value === '' ? [] : [Number(value), ...defined(second), ...further])
        }}
      />
      {first !== undefined && (
        <LeadField
          label={labels[1]}
          isAllDay={isAllDay}
          value={String(second ?? '')}
          taken={first}
          onChange={(value) => onChange([first, ...(value === '' ? [] : [Number(value)]), ...further])}
        />
      )}
    </>
  )
}

const defined = (minutes: number | undefined): readonly number[] => (minutes === undefined ? [] : [minutes])

const leads = [0, 5, 10, 15, 30, 60, 1440]
/** By the clock on the day, on the day before, and a week before. */
const dayLeads = [-420, -480, -540, -720, -1080, 240, 360, 420, 900, 9540]

type LeadFieldProps = {
  readonly label: string
  readonly isAllDay: boolean
  readonly value: string
  readonly other?: string | undefined
  /** The other one of the two. */
  readonly taken: number | undefined
  readonly onChange: (value: string) => void
}

function LeadField({ label, isAllDay, value, other, taken, onChange }: LeadFieldProps) {
  const { t } = useLingui()
  const usual = isAllDay ? dayLeads : leads
  const isOwn = value !== '' && value !== 'all' && !usual.includes(Number(value))
  const all = isOwn ? [...usual, Number(value)] : usual
  const zone = zoneNamed('UTC')
  return (
    <SelectField
      label={label}
      value={value}
      options={[
        ...(other === undefined ? [] : [{ value: 'all', label: other }]),
        { value: '', label: t({ message: 'None', context: 'reminder' }) },
        ...all
          .filter((minutes) => minutes !== taken)
          .map((minutes) => ({
            value: String(minutes),
            label: formatReminderTime(
              { kind: 'relative', to: 'start', minutes: -minutes || 0 },
              isAllDay,
              zone,
            ),
          })),
      ]}
      onChange={onChange}
    />
  )
}
