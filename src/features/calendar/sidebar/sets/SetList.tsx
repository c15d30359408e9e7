import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ActionRow } from '../../../../navigation/actions/ActionRow.ts'
import { useActions } from '../../../../navigation/actions/useActions.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import { calendarsIn, setOf, type CalendarSet } from './CalendarSet.ts'
import type { OpenDialog } from '../../page/OpenDialog.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { inSets, setAction, setDoes, takenKeys } from './setKeys.ts'
import styles from './SetList.module.css'
import { SetRow } from './SetRow.tsx'
import { useCalendarSets, type ShowPeriod } from './useCalendarSets.ts'

// lingui-set comment="A calendar set: some calendars that are looked at together, under a name such as Work or Family."

type SetListProps = {
  readonly calendars: readonly Calendar[]
  /** Those that are shown now. */
  readonly shown: readonly Calendar[]
  /** The name of the set that is shown; none while one calendar alone is. */
  readonly chosen: string | undefined
  readonly show: ShowPeriod
  readonly onDialog: (dialog: OpenDialog) => void
}

/** The calendar sets: each shows its calendars when it is pressed, and what was shown before when it is pressed again. */
export function SetList({ calendars, shown, chosen, show, onDialog }: SetListProps) {
  const { t } = useLingui()
  const { sets, save, remove } = useCalendarSets(show)
  const rows = useMemo(() => sets.map(actionOf), [sets])
  const toggle = ({ name }: CalendarSet) => show({ set: name === chosen ? undefined : name, only: undefined })

  useActions(inSets, rows, { toggle })

  function onUpdate({ name, key }: CalendarSet) {
    save(setOf(name, key, shown))
    notify({ kind: 'done', text: () => t`Saved “${name}”` })
  }

  function onDelete(set: CalendarSet) {
    const { name } = set
    const bringBack = remove(set)
    if (name === chosen) show({ set: undefined })
    notify({
      kind: 'done',
      text: () => t`Deleted “${name}”`,
      action: { label: () => t`Undo`, run: bringBack },
    })
  }

  return (
    <ul role="list" aria-label={t`Calendar sets`} className={styles.list}>
      {sets.map((set) => (
        <SetRow
          key={set.name}
          set={set}
          calendars={calendarsIn(set, calendars)}
          isChosen={set.name === chosen}
          onToggle={() => toggle(set)}
          onEdit={() => onDialog({ kind: 'set', set, shown, taken: takenKeys() })}
          onUpdate={() => onUpdate(set)}
          onDelete={() => onDelete(set)}
        />
      ))}
    </ul>
  )
}

const actionOf = (set: CalendarSet): ActionRow<{ readonly toggle: (set: CalendarSet) => void }> => {
  const { name, key = '' } = set
  return {
    name: setAction(name),
    does: setDoes(name),
    keys: key,
    // A later version may do something else by a key that was free.
    run: ({ toggle }) => void (takenKeys().has(key) || toggle(set)),
  }
}
