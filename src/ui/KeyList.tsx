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

/** What stands on a key. */
export function signOf(key: string): string {
  if (key === 'Ctrl' && isMac()) return '⌘'
  return signs[key] ?? key
}

const signs: Readonly<Record<string, string>> = {
  ' ': '␣',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
