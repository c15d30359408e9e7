import { useLingui } from '@lingui/react/macro'
import CircleUser from 'lucide-react/icons/circle-user'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import type { User } from '#contract/identity.ts'
import { accountPath } from '../navigation/addresses.ts'
import { useGo } from '../navigation/useGo.ts'
import { useShortcuts } from '../navigation/useShortcuts.ts'
import { lazyComponent } from '../ui/lazyComponent.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import styles from './AccountMenu.module.css'
import type { Preferences } from './preferences.ts'

const SettingsDialog = lazyComponent(async () => (await import('./SettingsDialog.tsx')).SettingsDialog)
const ShortcutsDialog = lazyComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog)

export type AccountMenuProps = {
  readonly user: User
  readonly preferences: Preferences
  readonly onPrefer: (change: Partial<Preferences>) => void
  readonly onSignOut: () => void
}

/** What concerns the person, not the page. */
export function AccountMenu({ user, preferences, onPrefer, onSignOut }: AccountMenuProps) {
  const { t } = useLingui()
  const go = useGo()
  const [open, setOpen] = useState<'settings' | 'shortcuts' | null>(null)
  const close = () => setOpen(null)
  useShortcuts({ help: () => setOpen('shortcuts') })

  const choices = [
    { label: t`Account`, icon: CircleUser, run: () => go(accountPath) },
    { label: t`Settings`, icon: Settings, run: () => setOpen('settings') },
    { label: t`Keyboard shortcuts`, icon: Keyboard, run: () => setOpen('shortcuts') },
    { label: t`Sign out`, icon: LogOut, run: onSignOut },
  ]
  return (
    <>
      <MenuButton label={t`Account`} choices={choices}>
        <span className={styles.initials} data-initials={initialsOf(user)} />
      </MenuButton>
      {open === 'settings' && (
        <SettingsDialog preferences={preferences} onPrefer={onPrefer} onClose={close} />
      )}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  )
}

function initialsOf({ firstname, lastname, displayName, preferredEmail }: User): string {
  const names = [firstname, lastname].filter((name) => name !== '')
  const words = names.length > 0 ? names : (displayName || preferredEmail || '?').split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => (word[0] ?? '').toLocaleUpperCase())
    .join('')
}
