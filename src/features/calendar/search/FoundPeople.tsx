import { useLingui } from '@lingui/react/macro'
import { printPerson } from '#domain/event/guests/printPerson.ts'
import { calendarPath, type CalendarPeriod } from '../../../navigation/paths.ts'
import { withPerson } from '../../../navigation/personAddress.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { useFoundPeople } from '../editor/guests/useFoundPeople.ts'
import { Initials } from '../format/guests/Initials.tsx'
import styles from './SearchDialog.module.css'

// lingui-set comment="People among the results of a search."

type FoundPeopleProps = {
  /** What is typed. */
  readonly text: string
  readonly period: CalendarPeriod
  /** Going back shows the search with its text. */
  readonly onLeave: () => void
}

/** More are found by typing on. */
const maxPeople = 3

/** The people of the organisation whose name or address begins with a text: the ways to their pages. */
export function FoundPeople({ text, period, onLeave }: FoundPeopleProps) {
  const { t } = useLingui()
  const go = useGo()
  const found = useFoundPeople(text).slice(0, maxPeople)
  if (found.length === 0) return null

  function onPerson(address: string) {
    onLeave()
    go(withPerson(calendarPath(period), address))
  }

  return (
    <div role="group" aria-label={t`People`}>
      {found.map((person) => (
        <button
          key={person.address}
          type="button"
          data-result="person"
          className={styles.way}
          onClick={() => onPerson(person.address)}
        >
          <Initials person={person} />
          {printPerson(person)}
        </button>
      ))}
    </div>
  )
}
