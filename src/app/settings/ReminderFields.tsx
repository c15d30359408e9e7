import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { UserSettings } from '#contract/settings/userSettings.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useUser } from '../../api/UserProvider.tsx'
import { reminderKeyOf } from '../../features/calendar/editor/form/newEventReminders.ts'
import { formatReminderTime } from '../../features/calendar/format/formatReminderTime.ts'
import { calendarsQuery } from '../../features/calendar/queries/calendars/calendarsQuery.ts'
import { canMail } from '../../settings/push/mailReminders.ts'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { zoneNamed } from '#domain/time/Zone.ts'
import { DesktopReminders } from './DesktopReminders.tsx'
import { MailReminders } from './MailReminders.tsx'

// lingui-set comment="When new events remind of themselves: “None”: not at all."

type Notifications = NonNullable<UserSettings['notifications']>
type OfCalendar = NonNullable<Notifications['calendars']>[string]

/** What new events remind of, in all calendars and in each, and whether the desktop shows it. */
export function ReminderFields() {
  const { t } = useLingui()
  const { notifications = {} } = useSettings()
  const { choose } = useSettingsStore()
  const { id: userId } = useUser()
  const api = useApi()
  const calendars = useQuery(calendarsQuery(api, userId)).data?.calendars ?? []
  const { minutesBefore: _minutes, ...withoutMinutes } = notifications
  const { allDayAt: _time, ...withoutTime } = notifications
  const own = notifications.calendars ?? {}

  function chooseFor(key: string, value: string) {
    const others = Object.fromEntries(Object.entries(own).filter(([each]) => each !== key))
    const minutesBefore = value === '' ? [] : [Number(value)]
    const next: Readonly<Record<string, OfCalendar>> =
      value === 'all' ? others : { ...others, [key]: { ...own[key], minutesBefore } }
    choose({ notifications: { ...notifications, calendars: next } })
  }

  return (
    <>
      <LeadField
        label={t`New events remind`}
        minutes={notifications.minutesBefore}
        onChange={(value) =>
          choose({
            notifications:
              value === '' ? withoutMinutes : { ...notifications, minutesBefore: [Number(value)] },
          })
        }
      />
      <SelectField
        label={t`New all-day events remind`}
        value={notifications.allDayAt ?? ''}
        options={[
          { value: '', label: t`None` },
          ...[...new Set([...dayTimes, ...(notifications.allDayAt ? [notifications.allDayAt] : [])])].map(
            (time) => ({ value: time, label: textOf(minutesOf(time), true) }),
          ),
        ]}
        onChange={(time) =>
          choose({ notifications: time === '' ? withoutTime : { ...notifications, allDayAt: time } })
        }
      />
      {calendars
        .filter(({ canWrite }) => canWrite)
        .map((calendar) => {
          const { name } = calendar
          const key = reminderKeyOf(calendar)
          return (
            <LeadField
              key={key}
              label={t`New events in ${name} remind`}
              minutes={own[key]?.minutesBefore}
              other={t`As in all calendars`}
              onChange={(value) => chooseFor(key, value)}
            />
          )
        })}
      <DesktopReminders />
      {canMail(api) && <MailReminders />}
    </>
  )
}

const leads = [0, 5, 10, 15, 30, 60, 1440]
const dayTimes = ['07:00', '08:00', '09:00', '12:00', '18:00']
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const textOf = (minutes: number, isAllDay = false) =>
  formatReminderTime({ kind: 'relative', to: 'start', minutes }, isAllDay, zoneNamed('UTC'))

type LeadFieldProps = {
  readonly label: string
  /** undefined: `other`, or none. */
  readonly minutes: readonly number[] | undefined
  readonly other?: string
  readonly onChange: (value: string) => void
}

/** One that another program chose is offered too. */
function LeadField({ label, minutes, other, onChange }: LeadFieldProps) {
  const { t } = useLingui()
  const [first] = minutes ?? []
  const all = [...new Set([...leads, ...(minutes ?? [])])].toSorted((one, two) => one - two)
  const unchosen = other === undefined ? '' : 'all'
  return (
    <SelectField
      label={label}
      value={minutes === undefined ? unchosen : String(first ?? '')}
      options={[
        ...(other === undefined ? [] : [{ value: 'all', label: other }]),
        { value: '', label: t`None` },
        ...all.map((each) => ({ value: String(each), label: textOf(-each) })),
      ]}
      onChange={onChange}
    />
  )
}
