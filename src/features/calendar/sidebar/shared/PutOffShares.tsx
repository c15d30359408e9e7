import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { minuteMs } from '#domain/time/units.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../../api/explain.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { isWorthRetrying } from '../../../../api/whileBusy.ts'
import { useSettingsStore } from '../../../../settings/useSettings.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Disclosure } from '../../../../ui/Disclosure.tsx'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { answerShare, listPutOff } from '../../sharing/shareRequests.ts'
import { hrefOf } from '../sets/CalendarSet.ts'
import styles from '../Sidebar.module.css'

// lingui-set comment="Calendars of other people that the person did not want in the list yet (“Not now”)."

/** The shared calendars that were put off, to be taken after all. */
export function PutOffShares({ nameOf }: { readonly nameOf: (ownerId: string) => string }) {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()
  const { id: userId } = useUser()
  const { choose, current } = useSettingsStore()
  const { data: putOff = [] } = useQuery({
    // Below the list of calendars: whatever changes that changes this.
    queryKey: calendarKeys.putOff(userId),
    queryFn: ({ signal }) => listPutOff(api, userId, { signal }),
    staleTime: 5 * minuteMs,
    retry: isWorthRetrying,
  })
  const take = useMutation({
    mutationFn: ({ homeId, id: calendarId }: Calendar) =>
      answerShare(api, { userId: homeId, calendarId }, 'accepted'),
    onSuccess: (_, calendar) =>
      choose({ answeredShares: [...(current().answeredShares ?? []), hrefOf(calendar)] }),
    onSettled: () => client.invalidateQueries({ queryKey: calendarKeys.allCalendars }),
  })
  const count = putOff.length
  if (count === 0) return null
  return (
    <Disclosure summary={plural(count, { one: '# calendar put off', other: '# calendars put off' })}>
      {take.error && (
        <p role="alert" className={styles.skipped}>
          {t(explain(failureBehind(take.error)).sentence)}
        </p>
      )}
      <ul role="list" aria-label={t`Calendars put off`} className={styles.incoming}>
        {putOff.map((calendar) => {
          const { id, name, ownerId } = calendar
          return (
            <li key={id} className={styles.share}>
              <p title={nameOf(ownerId ?? '')}>{name}</p>
              <Button size="small" aria-label={t`Accept ${name}`} onClick={() => take.mutate(calendar)}>
                <Trans>Accept</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
