import { t } from '@lingui/core/macro'
import { Fragment } from 'react'
import { Kbd } from './Kbd.tsx'
import styles from './KeyList.module.css'

type Key = { readonly key: string; readonly holding?: 'Ctrl' | 'Shift' | 'CtrlShift' }

/** Keys that do the same, side by side, each joined by + with those that are held. */
export const KeyList = ({ keys }: { readonly keys: readonly Key[] }) => (
  <span className={styles.keys}>
    {keys.map((each) => (
      <span key={`${each.holding ?? ''} ${each.key}`} className={styles.pressed}>
        {signsOf(each).map((sign, index) => (
          <Fragment key={sign}>
            {index > 0 && '+'}
            <Kbd>{sign}</Kbd>
          </Fragment>
        ))}
      </span>
    ))}
  </span>
)

function signsOf({ key, holding }: Key): readonly string[] {
  const pressed = holding?.startsWith('Ctrl') ? key.toUpperCase() : key
  return [...keysHeld[holding ?? 'none'], pressed].map(signOf)
}

const keysHeld = { none: [], Ctrl: ['Ctrl'], Shift: ['Shift'], CtrlShift: ['Ctrl', 'Shift'] } as const

// lingui-set comment="What stands on a key of a keyboard in this language."

/** What stands on a key. */
export function signOf(key: string): string {
  if (key === 'Ctrl' && isMac()) return '⌘'
  return signs[key] ?? words[key]?.() ?? key
}

const signs: Readonly<Record<string, string>> = {
  ' ': '␣',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
}

const words: Readonly<Record<string, () => string>> = {
  Ctrl: () => t({ message: 'Ctrl', context: 'key' }),
  Shift: () => t({ message: 'Shift', context: 'key' }),
  Enter: () => t({ message: 'Enter', context: 'key' }),
  Delete: () => t({ message: 'Delete', context: 'key' }),
  Backspace: () => t({ message: 'Backspace', context: 'key' }),
  Home: () => t({ message: 'Home', context: 'key' }),
  End: () => t({ message: 'End', context: 'key' }),
  PageUp: () => t({ message: 'PgUp', context: 'key' }),
  PageDown: () => t({ message: 'PgDn', context: 'key' }),
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
