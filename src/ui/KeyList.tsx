import { Fragment } from 'react'
import { Kbd } from './Kbd.tsx'

type Key = { readonly key: string; readonly holding?: 'Ctrl' | 'Shift' | 'CtrlShift' }

/** Keys that do the same, beside each other, each with those that are held. */
export const KeyList = ({ keys }: { readonly keys: readonly Key[] }) =>
  keys.map((each, index) => (
    <Fragment key={`${each.holding ?? ''} ${each.key}`}>
      {index > 0 && ' '}
      {[
        ...keysHeld[each.holding ?? 'none'],
        each.holding?.startsWith('Ctrl') ? each.key.toUpperCase() : each.key,
      ]
        .map(signOf)
        .map((sign, at) => (
          <Fragment key={sign}>
            {at > 0 && ' '}
            <Kbd>{sign}</Kbd>
          </Fragment>
        ))}
    </Fragment>
  ))

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
