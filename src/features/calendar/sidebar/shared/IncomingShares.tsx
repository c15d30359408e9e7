import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../../api/explain.ts'
import { useAreSettingsKnown } from '../../../../settings/useAreSettingsKnown.ts'
import { useSettings, useSettingsStore } from '../../../../settings/useSettings.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { answerShare } from '../../sharing/shareRequests.ts'
import { hrefOf } from '../sets/CalendarSet.ts'
import styles from '../Sidebar.module.css'

// lingui-set comment="Somebody has shared a calendar with the person. {owner} is their name, {name} that of the calendar."

type IncomingSharesProps = {
  readonly shared: readonly Calendar[]
  readonly nameOf: (ownerId: string) => string
}

/** As many announce themselves at once; the others wait until these are answered. */
const maxAnnounced = 3

/** What others have shared since the person last answered: it stays in the list, or is put off. */
export function IncomingShares({ shared, nameOf }: IncomingSharesProps) {
  const { t } = useLingui()
  const api = useApi()
  const client = useQueryClient()
  const areKnown = useAreSettingsKnown()
  const { answeredShares = [] } = useSettings()
  const { choose, current } = useSettingsStore()
  const answer = useMutation({
    mutationFn: ({ homeId: userId, id: calendarId }: Calendar) =>
      answerShare(api, { userId, calendarId }, 'noresponse'),
    onSettled: () => client.invalidateQueries({ queryKey: calendarKeys.allCalendars }),
  })
  const isNew = (calendar: Calendar) => !calendar.isSubscription && !answeredShares.includes(hrefOf(calendar))
  const waiting = areKnown ? shared.filter(isNew) : []

  function onAccept(calendar: Calendar) {
    // What is no longer shared is forgotten.
    const still = new Set(shared.map(hrefOf))
    const before = (current().answeredShares ?? []).filter((href) => still.has(href))
    choose({ answeredShares: [...before, hrefOf(calendar)] })
  }

  if (waiting.length === 0) return null
  return (
    <ul role="list" aria-label={t`New shared calendars`} className={styles.incoming}>
      {waiting.slice(0, maxAnnounced).map((calendar) => {
        const { name, ownerId } = calendar
        const owner = nameOf(ownerId ?? '')
        return (
          <li key={calendar.id} className={styles.share}>
            <p>{owner === '' ? t`“${name}” is shared with you.` : t`${owner} shares “${name}” with you.`}</p>
            {answer.error && answer.variables.id === calendar.id && (
              <p role="alert" className={styles.skipped}>
                {t(explain(failureBehind(answer.error)).sentence)}
              </p>
            )}
            <Button size="small" onClick={() => onAccept(calendar)} aria-label={t`Accept ${name}`}>
              <Trans>Accept</Trans>
            </Button>
            <Button
              size="small"
              variant="quiet"
              isBusy={answer.isPending && answer.variables.id === calendar.id}
              aria-label={t`Not now: ${name}`}
              onClick={() => answer.mutate(calendar)}
            >
              <Trans comment="A button: a shared calendar does not come into the list yet.">Not now</Trans>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
