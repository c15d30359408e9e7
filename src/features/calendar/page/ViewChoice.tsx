import { useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { MenuChoice } from '../../../ui/overlays/Menu.tsx'
import { MenuButton } from '../../../ui/overlays/MenuButton.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { menuActions, type MenuWays } from '../actions/calendarActions.ts'
import type { CalendarView } from '../views/CalendarView.ts'
import type { Ways } from '../views/usePeriod.ts'
import type { WeekLayout } from '../views/WeekLayout.ts'
import { characterRem } from './barRoom.ts'
import styles from './Toolbar.module.css'

// lingui-set comment="The choice of a view of the calendar: Day, Week, Month side by side, further ones in a menu. On a phone all of them are in the menu, its button says the one on screen: View: Day."

type ViewChoiceProps = Pick<Ways, 'show'> &
  MenuWays &
  Pick<WeekLayout, 'columns'> & {
    readonly views: readonly CalendarView[]
    /** The view on screen, which is always among the buttons. */
    readonly view: CalendarView
    /** How much room there is in one line for the buttons; 0 on a phone. */
    readonly roomRem: number
  }

/** The main views side by side, and a menu of the others; one menu on a phone, and where they have no room in one line. */
export function ViewChoice({ views, view, columns, roomRem, show, ...ways }: ViewChoiceProps) {
  const { t } = useLingui()
  const titleOf = ({ title, narrowTitle = title }: CalendarView) => t(columns === 7 ? title : narrowTitle)
  // Where a week is three days, it is what the view of three days is too.
  const isSame = (each: CalendarView) => columns !== 7 && each.narrowTitle && titleOf(each) === titleOf(view)
  const offered = views.filter((each) => each === view || (each.offered !== 'key' && !isSame(each)))
  const beside = offered.filter((each) => each === view || !each.offered)
  const inMenu = (listed: readonly CalendarView[]) => listed.map((each) => choiceOf(each, { titleOf, show }))
  const last = menuActions
    .filter(({ isOffered }) => isOffered?.(ways) ?? true)
    .map(({ does, run }) => ({ label: t(does), run: () => run?.(ways) }))
  if (roomRem < remOf(beside.map(titleOf))) {
    const name = titleOf(view)
    return (
      <MenuButton label={t`View: ${name}`} choices={[...inMenu(offered.toSorted(forPhones)), ...last]}>
        <span className={styles.viewName}>{name}</span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </MenuButton>
    )
  }
  const further = inMenu(offered.filter((each) => !beside.includes(each)))
  return (
    <div className={styles.views}>
      <RadioGroup
        label={t`View`}
        value={view.name}
        options={beside.map((each) => ({ value: each.name, label: titleOf(each) }))}
        onChange={(name) => show({ view: name })}
      />
      <MenuButton label={t`More views`} choices={[...further, ...last]} size="small">
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </MenuButton>
    </div>
  )
}

/** How wide buttons of these words are, rather more than less. Who measured them would have drawn them in vain. */
const remOf = (words: readonly string[]) =>
  words.reduce((rem, { length }) => rem + buttonRem + length * characterRem, 0)
const buttonRem = 1.5

type ChoiceParts = Pick<Ways, 'show'> & { readonly titleOf: (view: CalendarView) => string }

const choiceOf = (view: CalendarView, { titleOf, show }: ChoiceParts): MenuChoice => ({
  // Read when the menu opens: a number in it makes a formatter, which delays the first render by 30 ms.
  get label() {
    return titleOf(view)
  },
  run: () => show({ view: view.name }),
})

/** Those that a phone has space for come first. */
const forPhones = (one: CalendarView, other: CalendarView) => placeOf(one) - placeOf(other)
const placeOf = ({ placeOnPhones = Number.MAX_SAFE_INTEGER }: CalendarView) => placeOnPhones
