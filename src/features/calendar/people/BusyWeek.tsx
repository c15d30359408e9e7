import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useState } from 'react'
import { timesOff } from '#domain/freebusy/workingTime.ts'
import { addDays, weekdayOfDate } from '#domain/time/dates.ts'
import { startOfDay } from '#domain/time/instantOf.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import { zoneNamed, type Zone } from '#domain/time/Zone.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { andList } from '../../../locales/andList.ts'
import { cityOf } from '../../../locales/cityOf.ts'
import { formatDay } from '../format/formatDate.ts'
import { formatHours } from '../format/formatTime.ts'
import { busyQuery, type BusyPerson } from '../freebusy/busyQueries.ts'
import { useViewOptions } from '../options/useViewOptions.ts'
import { placeIn } from '../freebusy/placeIn.ts'
import styles from './PersonPage.module.css'

// lingui-set comment="When a person is busy in a week. {city} is the place that their time zone is named after."

type BusyWeekProps = { readonly userId: string; readonly date: IsoDate; readonly zone: string }

/** When somebody is busy, day by day of a week, as far as they tell. */
export function BusyWeek({ userId, date, zone: zoneName }: BusyWeekProps) {
  const { t } = useLingui()
  const { firstDay } = useViewOptions()
  const [first, setFirst] = useState(() => addDays(date, -((weekdayOfDate(date) - firstDay + 7) % 7)))
  const zone = zoneNamed(zoneName)
  const window = useMemo(
    () => ({ start: startOfDay(first, zone), end: startOfDay(addDays(first, 7), zone) }),
    [first, zone],
  )
  const asked = { users: [userId], window, uid: null, zone: zoneName }
  const { data, isPending, isError } = useQuery(busyQuery(useApi(), asked))
  const person = data?.get(userId)
  const elsewhere = person?.working && person.working.zone.name !== zoneName ? person.working.zone : null
  const city = elsewhere ? cityOf(elsewhere.name) : ''
  return (
    <section aria-label={t`Busy times`} className={styles.section} aria-busy={isPending}>
      <div className={styles.head}>
        <h3>
          <Trans>Busy times</Trans>
        </h3>
        <IconButton
          label={t`Previous week`}
          icon={ChevronLeft}
          onClick={() => setFirst(addDays(first, -7))}
        />
        <IconButton label={t`Next week`} icon={ChevronRight} onClick={() => setFirst(addDays(first, 7))} />
      </div>
      {(isError || (data && !person)) && (
        <p className={styles.note}>
          <Trans>Kalends doesn’t know when this person is busy.</Trans>
        </p>
      )}
      {elsewhere && <p className={styles.note}>{t`Works in the time zone of ${city}.`}</p>}
      <ul role="list" className={styles.days}>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <BusyDay key={day} date={addDays(first, day)} person={person} zone={zone} />
        ))}
      </ul>
    </section>
  )
}

type BusyDayProps = {
  readonly date: IsoDate
  readonly person: BusyPerson | undefined
  readonly zone: Zone
}

function BusyDay({ date, person, zone }: BusyDayProps) {
  const { t } = useLingui()
  const day = { start: startOfDay(date, zone), end: startOfDay(addDays(date, 1), zone) }
  const busy = person?.busy.filter(({ start, end }) => start < day.end && end > day.start) ?? []
  const off = person?.working ? timesOff(person.working, day) : []
  const hoursOf = ({ start, end }: Window) =>
    start <= day.start && end >= day.end ? t`all day` : formatHours(start, end, zone)
  const times = andList(busy.map(hoursOf))
  return (
    <li className={styles.day}>
      <span>{formatDay(date)}</span>
      <span className={styles.strip} aria-hidden>
        {off.map((each) => (
          <span key={each.start} className={styles.off} style={placeIn(each, day)} />
        ))}
        {busy.map((each) => (
          <span
            key={each.start}
            className={styles.busy}
            data-unsure={each.isTentative ? '' : undefined}
            style={placeIn(each, day)}
          />
        ))}
      </span>
      <span className={styles.note}>{person && (times === '' ? t`Free` : t`Busy ${times}`)}</span>
    </li>
  )
}
