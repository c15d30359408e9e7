import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import type { ListedAction } from '../../../navigation/actions/ActionRow.ts'
import { keysOf, type ChosenKeys, type Key } from '../../../navigation/actions/Key.ts'
import { pressedKey } from '../../../navigation/actions/pressedKey.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { KeyList } from '../../../ui/KeyList.tsx'
import styles from './ShortcutFields.module.css'

// lingui-set comment="The keys of an action, in the settings. After a press on Change, the next key that is pressed is its key."

type ShortcutFieldProps = {
  readonly row: ListedAction
  readonly chosen: ChosenKeys
  /** Why the key that was pressed last is not taken; null if it is. */
  readonly refused: string | null
  readonly onBegin: () => void
  /** Null for none. */
  readonly onKey: (key: Key | null) => void
}

/** What an action does, its keys, and a button that takes the next key as its key. */
export function ShortcutField({ row, chosen, refused, onBegin, onKey }: ShortcutFieldProps) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const does = t(row.does)
  const keys = keysOf(row, chosen)

  function onKeyDown(event: KeyboardEvent) {
    if (!isAsking) return
    // Tab leads on, as everywhere.
    if (event.key === 'Tab') return setIsAsking(false)
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return setIsAsking(false)
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event
    const removes = key === 'Backspace' || key === 'Delete'
    const pressed = pressedKey({
      key,
      code: nativeEvent.code,
      ctrlKey,
      metaKey,
      altKey,
      shiftKey,
      isComposing: nativeEvent.isComposing,
    })
    if (pressed === null && !removes) return
    setIsAsking(false)
    onKey(removes ? null : pressed)
  }

  return (
    <li className={styles.row}>
      <span>{does}</span>
      <span className={styles.keys}>{keys.length === 0 ? t`No key` : <KeyList keys={keys} />}</span>
      <Button
        size="small"
        variant="quiet"
        aria-label={isAsking ? t`Press a key for “${does}”` : t`Change the key for “${does}”`}
        aria-pressed={isAsking}
        onKeyDown={onKeyDown}
        onBlur={() => setIsAsking(false)}
        onClick={() => {
          onBegin()
          setIsAsking(true)
        }}
      >
        {isAsking ? <Trans>Press a key</Trans> : <Trans>Change</Trans>}
      </Button>
      <span role="status" className={styles.refused}>
        {isAsking ? t`Backspace removes the key, Escape keeps it.` : refused}
      </span>
    </li>
  )
}
