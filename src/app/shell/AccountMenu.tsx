import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '#contract/identity.ts'
import { workingActions, type ActionGroup } from '../../navigation/actions/workingActions.ts'
import { useActions } from '../../navigation/actions/useActions.ts'
import { useGo } from '../../navigation/useGo.ts'
import { lazyDialog } from '../../ui/loading/lazyDialog.tsx'
import { MenuButton } from '../../ui/overlays/MenuButton.tsx'
import styles from './AccountMenu.module.css'
import { everywhere, shellActions } from '../actions/shellActions.ts'

const LanguageDialog = lazyDialog(async () => (await import('./LanguageDialog.tsx')).LanguageDialog)
const ShortcutsDialog = lazyDialog(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog)

export type AccountMenuProps = {
  readonly user: User
  /** Whether changes wait to be saved. */
  readonly hasPending: boolean
  /** Whether the service has a bin (CAL-34). */
  readonly hasBin: boolean
  readonly onSignOut: () => void
}

/** The menu of what concerns the person, not the page. */
export function AccountMenu({ user, hasPending, hasBin, onSignOut }: AccountMenuProps) {
  const { t } = useLingui()
  const go = useGo()
  const [open, setOpen] = useState<'language' | readonly ActionGroup[] | null>(null)
  const close = () => setOpen(null)
  const ways = {
    go,
    isAdministrator: user.isPlatformAdmin,
    hasPending,
    hasBin,
    showLanguages: () => setOpen('language'),
    showShortcuts: () => setOpen(workingActions()),
    onSignOut,
  }
  useActions(everywhere, shellActions, ways)
  const choices = shellActions.flatMap(({ does, icon, isOffered, run }) =>
    icon && run && (isOffered?.(ways) ?? true) ? { label: t(does), icon, run: () => run(ways) } : [],
  )
  return (
    <>
      <MenuButton label={t`Account`} choices={choices}>
        <span className={styles.initials} data-initials={initialsOf(user)} />
      </MenuButton>
      {open === 'language' && <LanguageDialog onClose={close} />}
      {Array.isArray(open) && <ShortcutsDialog groups={open} onClose={close} />}
    </>
  )
}

function initialsOf({ firstname, lastname, displayName, preferredEmail }: User): string {
  const names = [firstname, lastname].filter((name) => name !== '')
  const words = names.length > 0 ? names : (displayName || preferredEmail || '?').split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => (word[0] ?? '').toUpperCase())
    .join('')
}
