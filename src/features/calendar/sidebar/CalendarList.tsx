import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { foldText } from '#domain/search/foldText.ts'
import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import type { Monograms } from '../grid/model/monogramsOf.ts'
import type { OpenDialog } from '../page/OpenDialog.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { CalendarRow } from './CalendarRow.tsx'
import { withShown } from './hiddenCalendars.ts'
import type { ShowPeriod } from './sets/useCalendarSets.ts'
import styles from './Sidebar.module.css'

// lingui-set comment="The calendars beside the grid."

type CalendarListProps = {
  readonly calendars: readonly Calendar[]
  readonly hidden: ReadonlySet<string>
  readonly monograms: Monograms | undefined
  /** The id of the calendar that is shown alone. */
  readonly only: string | undefined
  readonly show: ShowPeriod
  readonly onHide: (ids: ReadonlySet<string>) => void
  readonly onDialog: (dialog: OpenDialog) => void
}

const SharedCalendars = lazyComponent(
  async () => (await import('./shared/SharedCalendars.tsx')).SharedCalendars,
)

/** As many can be seen at a glance; among more one searches. */
const fewEnough = 9

/** The calendars in their order; many of them with a box to filter them. */
export function CalendarList({
  calendars,
  hidden,
  monograms,
  only,
  show,
  onHide,
  onDialog,
}: CalendarListProps) {
  const { t } = useLingui()
  const [filter, setFilter] = useState('')
  const isFiltered = calendars.length > fewEnough
  const typed = isFiltered ? filter : ''
  const own = calendars.filter(({ ownerId }) => ownerId === null)
  const listed = own.filter(isNamed(typed))
  const isAnyHidden = calendars.some(({ id }) => hidden.has(id))
  const row = (calendar: Calendar) => (
    <CalendarRow
      key={`${calendar.homeId}/${calendar.id}`}
      calendar={calendar}
      monogram={monograms?.get(calendar.id)}
      isShown={!hidden.has(calendar.id)}
      isAlone={calendar.id === only}
      isAnyHidden={isAnyHidden}
      onShown={(isShown) => onHide(withShown(hidden, calendar.id, isShown))}
      onAlone={() => show({ only: calendar.id === only ? undefined : calendar.id })}
      onShowAll={() => onHide(new Set())}
      onDialog={onDialog}
    />
  )
  return (
    <>
      {isFiltered && (
        <input
          type="search"
          className={styles.filter}
          aria-label={t`Filter calendars`}
          placeholder={t`Filter calendars`}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      <ul role="list" className={styles.list}>
        {listed.map(row)}
      </ul>
      <SharedCalendars {...{ calendars, row }} filter={typed} isAnyFound={listed.length > 0} />
    </>
  )
}

function isNamed(filter: string) {
  const typed = foldText(filter.trim())
  return ({ name }: Calendar) => foldText(name).includes(typed)
}
