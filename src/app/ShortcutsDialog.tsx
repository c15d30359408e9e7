import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { shortcuts, type Scope } from '../navigation/shortcuts.ts'
import { Kbd } from '../ui/Kbd.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import styles from './ShortcutsDialog.module.css'

const scopes: readonly (readonly [Scope, MessageDescriptor])[] = [
  ['calendar', msg`In the calendar`],
  ['everywhere', msg`Everywhere`],
]

/** The table of keyboard shortcuts, as a page shows it. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Keyboard shortcuts`} size="small" closesOutside onClose={onClose}>
      {scopes.map(([scope, name]) => (
        <section key={scope}>
          <h3>{t(name)}</h3>
          <dl className={styles.table}>
            {Object.values(shortcuts)
              .filter((shortcut) => shortcut.scope === scope)
              .map(({ key, does }) => (
                <div key={key} className={styles.row}>
                  <dt>{t(does)}</dt>
                  <dd>
                    <Kbd>{key}</Kbd>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
