import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { UserSettings } from '#contract/settings/userSettings.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useUser } from '../../api/UserProvider.tsx'
import { allDayMinutesOf, reminderKeyOf } from '../../features/calendar/editor/form/newEventReminders.ts'
import { calendarsQuery } from '../../features/calendar/queries/calendars/calendarsQuery.ts'
import { canMail } from '../../settings/push/mailReminders.ts'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { DesktopReminders } from './DesktopReminders.tsx'
import { LeadFields } from './LeadFields.tsx'
import { MailReminders } from './MailReminders.tsx'

// lingui-set comment="Names of fields: when new events remind of themselves, and when once more."

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
  const own = notifications.calendars ?? {}
  const put = (next: Notifications) => choose({ notifications: next })
  const putFor = (key: string, next: OfCalendar) => {
    const others = Object.fromEntries(Object.entries(own).filter(([each]) => each !== key))
    put({ ...notifications, calendars: Object.keys(next).length > 0 ? { ...others, [key]: next } : others })
  }

  return (
    <>
      <LeadFields
        labels={[t`New events remind`, t`New events remind again`]}
        minutes={notifications.minutesBefore}
        onChange={(minutes) => {
          const { minutesBefore: _before, ...others } = notifications
          put({ ...others, ...(minutes.length > 0 && { minutesBefore: [...minutes] }) })
        }}
      />
      <LeadFields
        isAllDay
        labels={[t`New all-day events remind`, t`New all-day events remind again`]}
        minutes={allDayMinutesOf(notifications)}
        onChange={(minutes) => {
          const { allDayAt: _at, allDayMinutesBefore: _before, ...others } = notifications
          put({ ...others, ...(minutes.length > 0 && { allDayMinutesBefore: [...minutes] }) })
        }}
      />
      {calendars
        .filter(({ canWrite }) => canWrite)
        .map((calendar) => {
          const key = reminderKeyOf(calendar)
          return (
            <OfOneCalendar
              key={key}
              name={calendar.name}
              chosen={own[key] ?? {}}
              onChange={(next) => putFor(key, next)}
            />
          )
        })}
      <DesktopReminders />
      {canMail(api) && <MailReminders />}
    </>
  )
}

type OfOneCalendarProps = {
  readonly name: string
  readonly chosen: OfCalendar
  readonly onChange: (next: OfCalendar) => void
}

/** What new events in one calendar remind of, in place of what is chosen for all. */
function OfOneCalendar({ name, chosen, onChange }: OfOneCalendarProps) {
  const { t } = useLingui()
  const other = t`As in all calendars`
  return (
    <>
      <LeadFields
        labels={[t`New events in ${name} remind`, t`New events in ${name} remind again`]}
        minutes={chosen.minutesBefore}
        other={other}
        onChange={(minutes) => onChange(withTimed(chosen, minutes))}
        onOther={() => onChange(withTimed(chosen, undefined))}
      />
      <LeadFields
        isAllDay
        labels={[t`New all-day events in ${name} remind`, t`New all-day events in ${name} remind again`]}
        minutes={allDayMinutesOf(chosen)}
        other={other}
        onChange={(minutes) => onChange(withAllDay(chosen, minutes))}
        onOther={() => onChange(withAllDay(chosen, undefined))}
      />
    </>
  )
}

function withTimed(chosen: OfCalendar, minutes: readonly number[] | undefined): OfCalendar {
  const { minutesBefore: _before, ...others } = chosen
  return minutes ? { ...others, minutesBefore: [...minutes] } : others
}

/** A time alone is written as the same in minutes. */
function withAllDay(chosen: OfCalendar, minutes: readonly number[] | undefined): OfCalendar {
  const { allDayAt: _at, allDayMinutesBefore: _before, ...others } = chosen
  return minutes ? { ...others, allDayMinutesBefore: [...minutes] } : others
}
