import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { PublicFace } from '#contract/people/peopleSearch.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { usePersonPath } from '../../../navigation/personAddress.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { mailLink } from '../../../ui/mailLink.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Busy } from '../../../ui/states/Busy.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { offers } from '../queries/server/hostFeatures.ts'
import { BusyWeek } from './BusyWeek.tsx'
import { PersonCalendars } from './PersonCalendars.tsx'
import { personNamedQuery } from './personQuery.ts'
import styles from './PersonPage.module.css'

// lingui-set comment="The page of another person: when they are busy, and their calendars."

type PersonPageProps = {
  /** The id of the person, or their address. */
  readonly person: string
  readonly date: IsoDate
  readonly zone: string
  readonly calendars: readonly Calendar[]
}

/** Somebody of one's own domain: their busy times of a week, and the calendars that one may see. */
export function PersonPage({ person, date, zone, calendars }: PersonPageProps) {
  const { t } = useLingui()
  const api = useApi()
  const go = useGo()
  const pathOf = usePersonPath()
  const { data: face, error, isPending, refetch } = useQuery(personNamedQuery(api, person))
  const onClose = () => go(pathOf(null), { replace: true })

  // An address does not stay in the history of the browser.
  const named = face && face.id !== person ? pathOf(face.id) : null
  useEffect(() => {
    if (named !== null) go(named, { replace: true })
  }, [named, go])

  return (
    <Dialog
      title={face ? nameOf(face) : t`Person`}
      isStill
      closesOutside
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      {isPending && <Busy label={t`Loading`} />}
      {error && failureBehind(error) === 'not-found' && (
        <p>
          <Trans>This person isn’t in your organisation, or doesn’t use this calendar.</Trans>
        </p>
      )}
      {error && failureBehind(error) !== 'not-found' && (
        <ErrorState
          level={2}
          title={t`This page couldn’t be loaded`}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {t(explain(failureBehind(error)).sentence)}
        </ErrorState>
      )}
      {face && (
        <div className={styles.person}>
          <div>
            <ButtonLink size="small" href={mailLink([face.preferredEmail])}>
              {face.preferredEmail}
            </ButtonLink>
          </div>
          {offers(api, 'freeBusy') && <BusyWeek userId={face.id} date={date} zone={zone} />}
          <PersonCalendars userId={face.id} calendars={calendars} />
        </div>
      )}
    </Dialog>
  )
}

const nameOf = ({ displayName, preferredEmail }: PublicFace) => displayName || preferredEmail
