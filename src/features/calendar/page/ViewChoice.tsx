import { useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { MenuChoice } from '../../../ui/overlays/Menu.tsx'
import { MenuButton } from '../../../ui/overlays/MenuButton.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { useMedia } from '../../../ui/useMedia.ts'
import { agendaView } from '../views/agenda/agendaView.ts'
import type { CalendarView } from '../views/CalendarView.ts'
import { homeView } from '../views/calendarViews.ts'
import { dayView } from '../views/day/dayView.ts'
import type { Ways } from '../views/usePeriod.ts'
import type { WeekLayout } from '../views/WeekLayout.ts'
import styles from './Toolbar.module.css'

// lingui-set comment="The choice of a view of the calendar: Day, Week, Month side by side, further ones in a menu."

type ViewChoiceProps = Pick<Ways, 'show'> &
  Pick<WeekLayout, 'columns'> & {
    readonly views: readonly CalendarView[]
    /** The view on screen, which is always among the buttons. */
    readonly view: CalendarView
  }

/** A phone has space for three: the agenda, the day, and the one on screen or several days. */
function isFirst({ name }: CalendarView, shown: CalendarView): boolean {
  const first = [agendaView.name, dayView.name]
  return first.includes(name) || (name === homeView.name && first.includes(shown.name))
}

/** The main views side by side, and a menu of the others. */
export function ViewChoice({ views, view, columns, show }: ViewChoiceProps) {
  const { t } = useLingui()
  const titleOf = ({ title, narrowTitle = title }: CalendarView) => t(columns === 7 ? title : narrowTitle)
  const isNarrow = useMedia('(width < 30rem)')
  const offered = views.filter((each) => each.offered !== 'key' || each === view)
  const beside = offered.filter((each) => each === view || (isNarrow ? isFirst(each, view) : !each.offered))
  const choices = beside.map((each) => ({ value: each.name, label: titleOf(each) }))
  const further = offered
    .filter((each) => !beside.includes(each))
    .map((each) => choiceOf(each, { titleOf, show }))
  return (
    <div className={styles.views}>
      <RadioGroup
        label={t`View`}
        value={view.name}
        options={choices}
        onChange={(name) => show({ view: name })}
      />
      {further.length > 0 && (
        <MenuButton label={t`More views`} choices={further} size="small">
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </MenuButton>
      )}
    </div>
  )
}

type ChoiceParts = Pick<Ways, 'show'> & { readonly titleOf: (view: CalendarView) => string }

const choiceOf = (view: CalendarView, { titleOf, show }: ChoiceParts): MenuChoice => ({
  // Read when the menu opens: a number in it makes a formatter, which delays the first render by 30 ms.
  get label() {
    return titleOf(view)
  },
  run: () => show({ view: view.name }),
})
