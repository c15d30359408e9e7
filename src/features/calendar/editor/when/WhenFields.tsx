import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { freeTimes, quarterHours } from '#domain/layout/freeTimes.ts'
import { parseDate, readDate } from '#domain/time/parseDate.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { rangeOf } from '../../queries/ranges/rangeOf.ts'
import { useEvents } from '../../queries/ranges/useEvents.ts'
import { CopyTimeLink } from '../CopyTimeLink.tsx'
import type { EventFieldsProps } from '../EventFieldsProps.ts'
import { formZones } from '../form/formInstants.ts'
import { clockNote } from './clockNote.ts'
import { DateTimeFields } from './DateTimeFields.tsx'
import { nightNote } from './nightNote.ts'
import { endOptions, startOptions } from './timeOptions.ts'
import styles from './when.module.css'
import { EndZone, StartZone, ZonesButton } from './ZoneFields.tsx'

// lingui-set comment="Groups of fields: when an event starts and when it ends."

/** When an event starts and ends, and in which zones. */
export function WhenFields(props: EventFieldsProps) {
  const { form, read, calendars, today, zone, errorOf, onChange, onLeft, onPick } = props
  const { t } = useLingui()
  const [hasZones, setHasZones] = useState(form.zone !== zone || form.endZone !== '')
  const [isAsked, setIsAsked] = useState(false)
  const times = useFreeTimes(props, isAsked)
  const zones = formZones(read)
  const shared = { near: readDate(read.startDate) ?? today, today, zone, calendars, onLeft }
  const hasZoneFields = hasZones && !form.isAllDay
  return (
    <>
      <DateTimeFields
        legend={t`Starts`}
        date={{
          ...shared,
          value: form.startDate,
          error: errorOf('startDate'),
          onChange: (startDate) => onChange({ startDate }),
          onPick: (startDate) => onPick({ startDate }),
        }}
        time={
          form.isAllDay
            ? null
            : {
                value: form.startTime,
                options: () => startOptions(times),
                current: read.startTime,
                error: errorOf('startTime'),
                onChange: (startTime) => onChange({ startTime }),
                onPick: (startTime) => onPick({ startTime }),
                onOpen: () => setIsAsked(true),
                onLeft,
              }
        }
        note={clockNote(read.startDate, read.startTime, zones.start)}
      >
        {hasZoneFields && <StartZone {...props} />}
      </DateTimeFields>
      <DateTimeFields
        legend={t`Ends`}
        date={{
          ...shared,
          value: form.endDate,
          error: errorOf('endDate'),
          onChange: (endDate) => onChange({ endDate }),
          onPick: (endDate) => onPick({ endDate }),
        }}
        time={
          form.isAllDay
            ? null
            : {
                value: form.endTime,
                options: () => endOptions(read),
                current: `${read.endDate}T${read.endTime}`,
                error: errorOf('endTime'),
                onChange: (endTime) => onChange({ endTime }),
                onPick: (local) => onPick({ endDate: local.slice(0, 10), endTime: local.slice(11) }),
                onLeft,
              }
        }
        note={clockNote(read.endDate, read.endTime, zones.end) ?? nightNote(read)}
      >
        {hasZoneFields && <EndZone {...props} />}
      </DateTimeFields>
      <div className={styles.after}>
        <ZonesButton form={form} isOpen={hasZones} onPress={() => setHasZones(!hasZones)} />
        <CopyTimeLink form={read} />
      </div>
    </>
  )
}

const none: readonly never[] = []

/** The quarter hours of the first day that are free; all of them until its events are read. */
function useFreeTimes({ read, calendars, zone, own }: EventFieldsProps, isAsked: boolean): readonly string[] {
  const date = isAsked ? parseDate(read.startDate) : null
  const name = formZones(read).start
  const ranges = useMemo(() => (date === null ? none : [rangeOf(date)]), [date])
  const { events, isRead } = useEvents(date === null ? none : calendars, ranges, zone)
  return useMemo(() => {
    if (date === null || !isRead) return quarterHours
    const others = events.filter(
      (each) => each.calendarId !== own?.calendarId || each.eventId !== own.eventId,
    )
    const free = freeTimes(others, date, zoneNamed(name))
    return free.length === 0 ? quarterHours : free
  }, [events, isRead, date, name, own])
}
