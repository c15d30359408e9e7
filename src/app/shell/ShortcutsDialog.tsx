import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { ShortcutGroup } from '../../navigation/shortcuts.ts'
import { Kbd } from '../../ui/Kbd.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './ShortcutsDialog.module.css'

type ShortcutsDialogProps = {
  readonly groups: readonly ShortcutGroup[]
  readonly onClose: () => void
}

/** The keyboard shortcuts of the page on screen. */
export function ShortcutsDialog({ groups, onClose }: ShortcutsDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Keyboard shortcuts`} size="small" closesOutside onClose={onClose}>
      {groups.filter(hasShortcuts).map(({ where, shortcuts }) => (
        <section key={where.id}>
          <h3>{t(where)}</h3>
          <dl className={styles.table}>
            {shortcuts.map(({ key, holding, does }) => (
              <div key={`${holding ?? ''} ${key}`} className={styles.row}>
                <dt>{t(does)}</dt>
                <dd>
                  {keysHeld[holding ?? 'none'].map((held) => (
                    <Fragment key={held}>
                      <Kbd>{held === 'Ctrl' && isMac() ? '⌘' : held}</Kbd>{' '}
                    </Fragment>
                  ))}
                  <Kbd>{holding?.startsWith('Ctrl') ? key.toUpperCase() : key}</Kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

const keysHeld = { none: [], Ctrl: ['Ctrl'], Shift: ['Shift'], CtrlShift: ['Ctrl', 'Shift'] } as const

const hasShortcuts = ({ shortcuts }: ShortcutGroup) => shortcuts.length > 0

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
