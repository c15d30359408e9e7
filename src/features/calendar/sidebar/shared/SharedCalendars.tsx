import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { To } from '../../../../navigation/To.tsx'
import { usePersonPath } from '../../../../navigation/personAddress.ts'
import { usePersonNames } from '../../people/usePersonNames.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import styles from '../Sidebar.module.css'
import { groupsByOwner } from './groupsByOwner.ts'
import { IncomingShares } from './IncomingShares.tsx'
import { PutOffShares } from './PutOffShares.tsx'
import { WebCalendars } from './WebCalendars.tsx'
import { webCalendarsNamed } from './webCalendarsNamed.ts'

// lingui-set comment="The calendars of other people beside the grid."

type SharedCalendarsProps = {
  readonly calendars: readonly Calendar[]
  /** What was typed to find some of them. */
  readonly filter: string
  /** Whether some are found already. */
  readonly isAnyFound: boolean
  readonly row: (calendar: Calendar) => ReactNode
}

/** The calendars that others share, by person, and those that wait for an answer. */
export function SharedCalendars({ calendars, filter, isAnyFound, row }: SharedCalendarsProps) {
  const { t } = useLingui()
  const { sharing, people } = useApi().config.features
  const shared = calendars.filter(({ ownerId, web }) => ownerId !== null && web === undefined)
  const nameOf = usePersonNames(shared.map(({ ownerId }) => ownerId ?? ''))
  const pathOf = usePersonPath()
  const groups = groupsByOwner(shared, nameOf, filter)
  const onWeb = webCalendarsNamed(filter, calendars)
  return (
    <>
      {sharing && <IncomingShares shared={shared} nameOf={nameOf} />}
      {groups.map(({ ownerId, ownerName, calendars: theirs }) => (
        <section key={ownerId} aria-label={ownerName || t`Shared with you`} className={styles.group}>
          <h3 className={styles.heading}>
            {people && ownerName !== '' ? (
              <To path={pathOf(ownerId)} className={styles.owner}>
                {ownerName}
              </To>
            ) : (
              ownerName || t`Shared with you`
            )}
          </h3>
          <ul role="list" className={styles.list}>
            {theirs.map(row)}
          </ul>
        </section>
      ))}
      {sharing && <PutOffShares nameOf={nameOf} />}
      <WebCalendars calendars={onWeb} row={row} />
      {filter.trim() !== '' && !isAnyFound && groups.length === 0 && onWeb.length === 0 && (
        <p className={styles.none}>
          <Trans>No calendar has this name.</Trans>
        </p>
      )}
    </>
  )
}
