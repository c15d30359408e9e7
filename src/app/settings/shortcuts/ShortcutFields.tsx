import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { setAction, setDoes } from '../../../features/calendar/sidebar/sets/setKeys.ts'
import type { ListedAction } from '../../../navigation/actions/ActionRow.ts'
import { hasKeyAlready } from '../../../navigation/actions/clash.ts'
import type { Key } from '../../../navigation/actions/Key.ts'
import { keyText } from '../../../navigation/actions/keyText.ts'
import { useSettings, useSettingsStore } from '../../../settings/useSettings.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { signOf } from '../../../ui/KeyList.tsx'
import { actionTables, allActions } from '../../actions/allActions.ts'
import { ShortcutField } from './ShortcutField.tsx'
import styles from './ShortcutFields.module.css'

const none = {}

/** Whether keys do anything, and which key does what. */
export function ShortcutFields() {
  const { t } = useLingui()
  const { hasShortcuts = true, shortcuts: chosen = none, calendarSets = [] } = useSettings()
  const { choose } = useSettingsStore()
  const [refused, setRefused] = useState<{ readonly name: string; readonly sentence: string } | null>(null)
  const sets = calendarSets.map(({ name, key = '' }): ListedAction => ({
    name: setAction(name),
    does: setDoes(name),
    keys: key,
  }))

  function onKey(name: string, key: Key | null) {
    const other = key && hasKeyAlready(key, name, [...allActions, ...sets], chosen)
    const written = key === null ? '' : keySign(key)
    const does = other ? t(other.does) : ''
    setRefused(other ? { name, sentence: t`“${written}” is already the key for “${does}”.` } : null)
    if (!other) choose({ shortcuts: { ...chosen, [name]: key === null ? '' : keyText(key) } })
  }

  return (
    <>
      <Checkbox
        label={t`Keyboard shortcuts`}
        isChecked={hasShortcuts}
        onChange={(isOn) => choose({ hasShortcuts: isOn })}
      />
      {hasShortcuts && (
        <Disclosure summary={<Trans>Change keys</Trans>}>
          {actionTables.map(({ where, actions }) => (
            <div key={where.id} role="group" aria-label={t(where)}>
              <h3 className={styles.heading}>{t(where)}</h3>
              <ul role="list" className={styles.list}>
                {actions
                  .filter(({ isFixed = false }) => !isFixed)
                  .map((row) => (
                    <ShortcutField
                      key={row.name}
                      row={row}
                      chosen={chosen}
                      refused={refused?.name === row.name ? refused.sentence : null}
                      onKey={(key) => onKey(row.name, key)}
                      onBegin={() => setRefused(null)}
                    />
                  ))}
              </ul>
            </div>
          ))}
          <Button size="small" onClick={() => choose({ shortcuts: null })}>
            <Trans>Reset all keys</Trans>
          </Button>
        </Disclosure>
      )}
    </>
  )
}

const keySign = (key: Key) => keyText(key).split('+').filter(isText).map(signOf).join(' ') || '+'
const isText = (part: string) => part !== ''
