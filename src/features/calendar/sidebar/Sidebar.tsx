import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileDown from 'lucide-react/icons/file-down'
import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lazyComponent } from '../../../ui/loading/lazyComponent.tsx'
import { MenuButton } from '../../../ui/overlays/MenuButton.tsx'
import type { Monograms } from '../grid/model/monogramsOf.ts'
import type { OpenDialog } from '../page/OpenDialog.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { CalendarList } from './CalendarList.tsx'
import { takenKeys } from './sets/setKeys.ts'
import type { ShowPeriod } from './sets/useCalendarSets.ts'
import { useSets } from './sets/useSets.ts'
import styles from './Sidebar.module.css'

// lingui-set comment="The calendars beside the grid."

const SetList = lazyComponent(async () => (await import('./sets/SetList.tsx')).SetList)

type SidebarProps = {
  readonly calendars: readonly Calendar[]
  readonly hidden: ReadonlySet<string>
  readonly monograms: Monograms | undefined
  readonly period: CalendarPeriod
  readonly show: ShowPeriod
  /** How many calendars of the list could not be read. */
  readonly skipped: number
  /** How many events of this period could not be read. */
  readonly skippedEvents: number
  readonly onHide: (ids: ReadonlySet<string>) => void
  readonly onDialog: (dialog: OpenDialog) => void
}

/** The calendars, which of them are shown, and what can be done with each. */
export const Sidebar = memo(function Sidebar({ skipped, skippedEvents, ...props }: SidebarProps) {
  const { calendars, hidden, monograms, period, show, onHide, onDialog } = props
  const { t } = useLingui()
  const { copiedAt } = useApi()
  const hasSets = useSets().length > 0
  const shown = calendars.filter(({ id }) => !hidden.has(id))
  const only = calendars.find(({ id }) => id === period.only)?.id
  const chosen = only === undefined ? period.set : undefined
  const all = [
    { label: t`Show all`, isDisabled: shown.length === calendars.length, run: () => onHide(new Set()) },
    {
      label: t`Hide all`,
      isDisabled: shown.length === 0,
      run: () => onHide(new Set(calendars.map(({ id }) => id))),
    },
    {
      label: t`Save as set`,
      run: () => onDialog({ kind: 'set', set: null, shown, taken: takenKeys() }),
    },
  ]
  return (
    <section className={styles.rail} aria-label={t`Calendars`}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <Trans>Calendars</Trans>
        </h2>
        <MenuButton label={t`Options for all calendars`} size="small" choices={all}>
          <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
        </MenuButton>
      </div>
      {hasSets && <SetList {...{ calendars, shown, chosen, show, onDialog }} />}
      <CalendarList {...{ calendars, hidden, monograms, only, show, onHide, onDialog }} />
      <Skipped skipped={skipped} skippedEvents={skippedEvents} />
      <div className={styles.more}>
        <Button
          variant="quiet"
          size="small"
          disabled={copiedAt !== undefined}
          onClick={() => onDialog({ kind: 'calendar', calendar: null })}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          <Trans>New calendar</Trans>
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={!calendars.some(({ canWrite }) => canWrite)}
          onClick={() => onDialog({ kind: 'import' })}
        >
          <FileDown size={16} strokeWidth={1.75} aria-hidden />
          <Trans>Import</Trans>
        </Button>
      </div>
    </section>
  )
})

/** How many calendars and events could not be read. */
function Skipped({ skipped, skippedEvents }: Pick<SidebarProps, 'skipped' | 'skippedEvents'>) {
  return (
    <>
      {skipped > 0 && (
        <p className={styles.skipped}>
          <Plural value={skipped} one="# calendar couldn’t be read." other="# calendars couldn’t be read." />
        </p>
      )}
      {skippedEvents > 0 && (
        <p className={styles.skipped}>
          <Plural value={skippedEvents} one="# event couldn’t be read." other="# events couldn’t be read." />
        </p>
      )}
    </>
  )
}
