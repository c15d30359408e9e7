import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../../api/explain.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import { refreshCalendar } from '../../sharing/webRequests.ts'
import { formatLately } from '../../versions/formatLately.ts'
import { useNow } from '../../zone/useNow.ts'
import { formatAgo } from './formatAgo.ts'
import styles from './WebReading.module.css'

// lingui-set comment="When a calendar on the web was last read: {ago} is “10 min. ago”, {since} is “today, 14:02”."

/** When a calendar on the web was read, or since when it could not be, and a button to read it now. */
export function WebReading({ calendar }: { readonly calendar: Calendar }) {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()
  const now = useNow()
  const { web, homeId, id, name } = calendar
  const reading = useMutation({
    mutationFn: () => refreshCalendar(api, { userId: homeId, calendarId: id }),
    onSettled: () => client.invalidateQueries({ queryKey: calendarKeys.allCalendars }),
  })
  if (web === undefined) return null
  const since = web.failingSince === null ? null : formatLately(web.failingSince, now)
  const ago = formatAgo(web.readAt, now)
  const status = () => {
    if (since !== null) return t`Couldn’t be read since ${since}`
    // It was accepted, and its file is large.
    if (web.readAt === 0) return t`Being read`
    return ago === null ? t`Read just now` : t`Read ${ago}`
  }
  return (
    <div className={styles.reading} data-failing={since !== null}>
      <p role="status">{status()}</p>
      <Button
        size="small"
        variant="quiet"
        aria-label={since === null ? t`Read again: ${name}` : t`Try again: ${name}`}
        isBusy={reading.isPending}
        onClick={() => reading.mutate()}
      >
        {since === null ? t`Read again` : t`Try again`}
      </Button>
      {reading.isError && (
        <p role="alert" className={styles.trouble}>
          {t(explain(failureBehind(reading.error)).sentence)}
        </p>
      )}
    </div>
  )
}
