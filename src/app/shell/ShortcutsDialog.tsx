import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { inCalendar } from '../../features/calendar/actions/calendarActions.ts'
import { gridActions } from '../../features/calendar/actions/gridActions.ts'
import type { Focus } from '../../navigation/actions/ActionRow.ts'
import { keysOf } from '../../navigation/actions/Key.ts'
import { keyChoice } from '../../navigation/actions/keyChoice.ts'
import type { ActionGroup, WorkingAction } from '../../navigation/actions/workingActions.ts'
import { settingsPath } from '../../navigation/addresses.ts'
import { useGo } from '../../navigation/useGo.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { KeyList } from '../../ui/KeyList.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './ShortcutsDialog.module.css'

// lingui-set comment="Headings in the list of keyboard shortcuts: where the focus is."

type ShortcutsDialogProps = {
  readonly groups: readonly ActionGroup[]
  readonly onClose: () => void
}

/** The keyboard shortcuts of the page on screen. */
export function ShortcutsDialog({ groups, onClose }: ShortcutsDialogProps) {
  const { t } = useLingui()
  const go = useGo()
  const { isOn } = keyChoice()
  const isCalendar = groups.some(({ where }) => where.id === inCalendar.id)

  function onChange() {
    onClose()
    go(settingsPath)
  }

  return (
    <Dialog title={t`Keyboard shortcuts`} size="small" closesOutside onClose={onClose}>
      {!isOn && (
        <p>
          <Trans>Keyboard shortcuts are switched off.</Trans>
        </p>
      )}
      {[...groups, ...(isCalendar && isOn ? inGrid() : [])].map(({ where, actions }) => (
        <Keys
          key={where.id}
          where={where}
          actions={actions.filter(({ keys, anyKey }) => keys.length > 0 || anyKey)}
        />
      ))}
      <p className={styles.change}>
        <Button variant="quiet" size="small" onClick={onChange}>
          <Trans>Change keys in Settings</Trans>
        </Button>
      </p>
    </Dialog>
  )
}

function Keys({ where, actions }: ActionGroup) {
  const { t } = useLingui()
  if (actions.length === 0) return null
  return (
    <section>
      <h3>{t(where)}</h3>
      <dl className={styles.table}>
        {actions.map(({ name, does, keys, anyKey }) => (
          <div key={name} className={styles.row} data-action={name}>
            <dt>{t(does)}</dt>
            <dd>{anyKey ? t(anyKey) : <KeyList keys={keys} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const gridGroups: readonly (readonly [Focus, MessageDescriptor])[] = [
  ['slot', msg`On a day`],
  ['chip', msg`On an event`],
  ['card', msg`On an open event`],
  ['lifted', msg`While an event is picked up`],
  ['field', msg`In quick add`],
]

const inGrid = (): readonly ActionGroup[] =>
  gridGroups.map(([focus, where]) => ({
    where,
    actions: gridActions
      .filter((row) => row.focus === focus)
      .map((row): WorkingAction => ({ ...row, keys: keysOf(row, keyChoice().chosen) })),
  }))
