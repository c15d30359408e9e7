import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isSamePerson, type Guest } from '#domain/event/guests/GuestList.ts'
import { localOf } from '#domain/time/instantOf.ts'
import { readDate } from '#domain/time/parseDate.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { zoneNamed, type Zone } from '#domain/time/Zone.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { useBusyPeople } from '../../freebusy/useBusyPeople.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { useHost, type Host } from '../../queries/calendars/useHost.ts'
import type { EventFieldsProps } from '../EventFieldsProps.ts'
import { endAt, endInstant, startInstant } from '../form/formInstants.ts'
import { usualWish } from './FindWish.ts'
import styles from './FindTime.module.css'
import { FoundTimes } from './FoundTimes.tsx'
import { GuestGrid } from './GuestGrid.tsx'
import { useSearched } from './useSearched.ts'
import { windowAround } from './windowAround.ts'

// lingui-set comment="A time for a meeting; “You” stands among the names of guests, for who is looking."

type FindTimeProps = Pick<EventFieldsProps, 'read' | 'today' | 'zone' | 'onPick'> & {
  /** The UID of the event that is edited; null for a new one. */
  readonly uid: string | null
  /** Its date that is edited, if it repeats: its other dates stay where they are. */
  readonly occurrence?: string | null | undefined
  /** In which it is written: in that of somebody else, the time has to suit its owner. Missing for one’s own. */
  readonly calendar?: Calendar | undefined
}

/** Who of the guests is free at the time of the event, and times at which all are. */
export function FindTime({ calendar, ...props }: FindTimeProps) {
  const host = useHost(calendar)
  return host && <HostedTime {...props} host={host} />
}

type HostedTimeProps = Omit<FindTimeProps, 'calendar'> & { readonly host: Host }

function HostedTime({ read, today, zone: viewZone, host, onPick, ...moved }: HostedTimeProps) {
  const { t } = useLingui()
  const { emails } = useUser()
  const { workingHours } = useViewOptions()
  const [isOpen, setIsOpen] = useState(false)
  const [wish, setWish] = useState(() => usualWish(workingHours))
  // A time that floats is looked for where the person is.
  const form = ianaZone(read.zone) === null ? { ...read, zone: viewZone } : read
  const zone = zoneNamed(ianaZone(form.zone) ?? 'UTC')
  const day = readDate(read.startDate) ?? today
  const [start, end] = [startInstant(form), endInstant(form)]
  const window = useSearched(day, wish.days, zone)
  // A room has to be free as a guest has.
  const rooms = read.guests.rooms ?? noRooms
  const invited = [...read.guests.guests, ...rooms]
  const guests = invited.filter(({ address }) => !isSamePerson(address, host.address))
  const addresses = guests.map(({ address }) => address)
  const asking = { host, uid: moved.uid, occurrence: moved.occurrence ?? null, zone: viewZone }
  const { people, isFailed } = useBusyPeople(addresses, window, asking)
  // The event itself may be before the days that are looked through, or reach beyond them.
  const then = useBusyPeople(addresses, windowAround({ day, start, end, zone }, window), asking)
  if (isFailed || then.isFailed) {
    return (
      <p className={styles.note}>
        <Trans>Couldn’t find out when guests are busy.</Trans>
      </p>
    )
  }
  if (start === null || end === null || end <= start) return null
  const isMine = (address: string) =>
    (host.isMe && address === host.address) || emails.some((mine) => isSamePerson(mine, address))
  const nameOf = (address: string) =>
    isMine(address) ? t`You` : [host, ...guests].find((each) => each.address === address)?.name || address
  const onStart = (at: EpochMs) => onPick(fieldsFor(at, zone))
  return (
    <div className={styles.finding} aria-busy={people === null || then.people === null}>
      <GuestGrid
        people={[host, ...guests].map(({ address }) => ({
          address,
          name: nameOf(address),
          known: then.people?.get(address) ?? null,
        }))}
        isRead={then.people !== null}
        time={{ start, end }}
        {...{ day, zone, onStart }}
      />
      <div>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Trans comment="A button (verb): times at which all guests are free are shown.">Find a time</Trans>
        </Button>
      </div>
      {isOpen && people !== null && (
        <FoundTimes
          {...{ people, guests, rooms, host, wish, window, zone, nameOf, onStart }}
          time={{ start, end }}
          onWish={(change) => setWish({ ...wish, ...change })}
          onEnd={(at) => onPick(endAt(form, at))}
        />
      )}
    </div>
  )
}

const noRooms: readonly Guest[] = []

/** The fields of the form for a start. The end follows. */
function fieldsFor(start: EpochMs, zone: Zone) {
  const local = localOf(start, zone)
  return { startDate: local.slice(0, 10), startTime: local.slice(11, 16) }
}
