import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { minuteMs } from '#domain/time/units.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useUser } from '../../../api/UserProvider.tsx'
import { isWorthRetrying } from '../../../api/whileBusy.ts'
import { spineOf } from '../../../ui/colours/eventColours.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { reportPath } from '../queries/requests/rangeRequests.ts'
import { listPublic } from '../sharing/shareRequests.ts'
import { SubscribeButton } from '../sharing/SubscribeButton.tsx'
import styles from './PersonPage.module.css'

// lingui-set comment="The calendars of another person that one may see."

type PersonCalendarsProps = {
  readonly userId: string
  /** The person's own list. */
  readonly calendars: readonly Calendar[]
}

/** What somebody shares with the person, and what they have made public. */
export function PersonCalendars({ userId, calendars }: PersonCalendarsProps) {
  const { t } = useLingui()
  const api = useApi()
  const { id: mine } = useUser()
  const {
    data: open = [],
    isLoading,
    isError,
  } = useQuery({
    queryKey: calendarKeys.public(userId),
    queryFn: ({ signal }) => listPublic(api, userId, { signal }),
    enabled: api.config.features.sharing && userId !== mine,
    staleTime: minuteMs,
    retry: isWorthRetrying,
  })
  const shared = calendars.filter(({ ownerId, homeId }) =>
    userId === mine ? ownerId === null && homeId === mine : ownerId === userId,
  )
  return (
    <>
      <CalendarNames title={userId === mine ? t`Calendars` : t`Shared with you`} calendars={shared} />
      <CalendarNames
        title={t`Public calendars`}
        calendars={open}
        canAdd={api.config.features.publicCalendars}
      />
      {shared.length === 0 && open.length === 0 && !isLoading && !isError && (
        <p className={styles.note}>
          <Trans>No calendar of this person is shared with you.</Trans>
        </p>
      )}
    </>
  )
}

type CalendarNamesProps = {
  readonly title: string
  readonly calendars: readonly Calendar[]
  /** Whether they can be added to one’s own list. */
  readonly canAdd?: boolean
}

function CalendarNames({ title, calendars, canAdd = false }: CalendarNamesProps) {
  const { t } = useLingui()
  if (calendars.length === 0) return null
  return (
    <section aria-label={title} className={styles.section}>
      <h3>{title}</h3>
      <ul role="list" className={styles.calendars}>
        {calendars.map(({ homeId, id, name, colour, canWrite, ownerId }) => (
          <li key={id}>
            <span className={styles.dot} style={{ background: spineOf(colour) }} aria-hidden />
            {name}
            {ownerId !== null && !canWrite && <span className={styles.note}> {t`Read-only`}</span>}
            {canAdd && <SubscribeButton name={name} href={reportPath({ userId: homeId, calendarId: id })} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
