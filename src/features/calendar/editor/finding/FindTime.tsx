import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Guest } from '#domain/event/guests/GuestList.ts'
import { suggestTimes, type Attending } from '#domain/freebusy/suggestTimes.ts'
import { addDays } from '#domain/time/dates.ts'
import { localOf, startOfDay } from '#domain/time/instantOf.ts'
import { readDate } from '#domain/time/parseDate.ts'
import { later, type EpochMs, type IsoDate } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import { zoneNamed, type Zone } from '#domain/time/Zone.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { useViewOptions } from '../../options/useViewOptions.ts'
import { useNow } from '../../zone/useNow.ts'
import type { EventFieldsProps } from '../EventFieldsProps.ts'
import { endInstant, formZones, startInstant } from '../form/formInstants.ts'
import styles from './FindTime.module.css'
import { GuestStrips } from './GuestStrips.tsx'
import { SuggestedTimes } from './SuggestedTimes.tsx'
import { useBusyPeople, type BusyPeople } from './useBusyPeople.ts'

/** How many days are looked through. */
const searchedDays = 14

type FindTimeProps = Pick<EventFieldsProps, 'read' | 'today' | 'onPick'> & {
  /** The UID of the event that is edited; null for a new one. */
  readonly uid: string | null
}

/** Who of the guests is free at the time of the event, and times at which all are. */
export function FindTime({ read, today, uid, onPick }: FindTimeProps) {
  const { t } = useLingui()
  const { id: userId, preferredEmail: mine } = useUser()
  const { workingHours } = useViewOptions()
  const now = useNow()
  const [isOpen, setIsOpen] = useState(false)
  const zone = zoneNamed(formZones(read).start)
  const day = readDate(read.startDate) ?? today
  const [start, end] = [startInstant(read), endInstant(read)]
  const window = useSearched(day, zone)
  const { guests } = read.guests
  const addresses = guests.map(({ address }) => address)
  const { people, isFailed } = useBusyPeople(addresses, window, { userId, email: mine, uid })
  if (isFailed) {
    return (
      <p className={styles.note}>
        <Trans>When guests are busy could not be asked.</Trans>
      </p>
    )
  }
  if (start === null || end === null || end <= start) return null
  const nameOf = (address: string) =>
    address === mine ? t`You` : guests.find((each) => each.address === address)?.name || address
  return (
    <div className={styles.finding} aria-busy={people === null}>
      <GuestStrips
        people={[{ address: mine }, ...guests].map(({ address }) => ({
          address,
          name: nameOf(address),
          busy: people?.get(address) ?? null,
        }))}
        isRead={people !== null}
        time={{ start, end }}
        day={day}
        zone={zone}
      />
      <div>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Trans comment="A button (verb): times at which all guests are free are shown.">Find a time</Trans>
        </Button>
      </div>
      {isOpen && people !== null && (
        <SuggestedTimes
          {...suggestTimes(attendingOf(people, mine, guests), {
            lengthMs: end - start,
            from: later(window.start, now),
            days: searchedDays,
            hours: workingHours,
            zone,
          })}
          {...{ nameOf, zone }}
          chosen={start}
          hasUnknown={guests.some(({ address }) => !people.has(address))}
          onPick={(at) => onPick(fieldsFor(at, zone))}
        />
      )}
    </div>
  )
}

/** Everybody about whom something is known, the organizer first. */
const attendingOf = (people: BusyPeople, mine: string, guests: readonly Guest[]): readonly Attending[] =>
  [{ address: mine, role: 'required' }, ...guests].flatMap(({ address, role }) => {
    const busy = people.get(address)
    return busy ? [{ address, isRequired: role !== 'optional', busy }] : []
  })

/** The fields of the form for a start. The end follows. */
function fieldsFor(start: EpochMs, zone: Zone) {
  const local = localOf(start, zone)
  return { startDate: local.slice(0, 10), startTime: local.slice(11, 16) }
}

/** The days that are looked through. They stay the same while the event is moved among them. */
function useSearched(day: IsoDate, zone: Zone): Window {
  const [first, setFirst] = useState(day)
  const isAmong = first <= day && day < addDays(first, searchedDays)
  if (!isAmong) setFirst(day)
  return useMemo(
    () => ({ start: startOfDay(first, zone), end: startOfDay(addDays(first, searchedDays), zone) }),
    [first, zone],
  )
}
