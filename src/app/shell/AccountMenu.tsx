import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Activity from 'lucide-react/icons/activity'
import CircleUser from 'lucide-react/icons/circle-user'
import Keyboard from 'lucide-react/icons/keyboard'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import type { User } from '#contract/identity.ts'
import { accountPath, healthPath, pendingChangesPath, settingsPath } from '../../navigation/addresses.ts'
import { workingShortcuts, type ShortcutGroup } from '../../navigation/shortcuts.ts'
import { useGo } from '../../navigation/useGo.ts'
import { useShortcuts } from '../../navigation/useShortcuts.ts'
import { lazyDialog } from '../../ui/loading/lazyDialog.tsx'
import { loadPart } from '../../ui/loading/loadPart.ts'
import { MenuButton } from '../../ui/overlays/MenuButton.tsx'
import styles from './AccountMenu.module.css'

// lingui-set comment="The menu of the person, behind their initials at the top; and the group of keyboard shortcuts that work on every page (“Everywhere”)."

const LanguageDialog = lazyDialog(async () => (await import('./LanguageDialog.tsx')).LanguageDialog)
const ShortcutsDialog = lazyDialog(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog)

export type AccountMenuProps = {
  readonly user: User
  /** Whether changes wait to be saved. */
  readonly hasPending: boolean
  readonly onSignOut: () => void
}

/** The menu of what concerns the person, not the page. */
export function AccountMenu({ user, hasPending, onSignOut }: AccountMenuProps) {
  const { t } = useLingui()
  const go = useGo()
  const [open, setOpen] = useState<'language' | readonly ShortcutGroup[] | null>(null)
  const close = () => setOpen(null)
  const showShortcuts = () => setOpen(workingShortcuts())
  useShortcuts({
    where: msg`Everywhere`,
    shortcuts: [
      { key: '?', does: msg`Show the keyboard shortcuts`, run: showShortcuts },
      { key: 'F6', isHeardEverywhere: true, does: msg`Next part of the page`, run: () => toRegion(1) },
      {
        key: 'F6',
        holding: 'Shift',
        isHeardEverywhere: true,
        does: msg`Previous part of the page`,
        run: () => toRegion(-1),
      },
    ],
  })

  const choices = [
    { label: t`Account`, icon: CircleUser, run: () => go(accountPath) },
    ...(hasPending
      ? [{ label: t`Pending changes`, icon: CloudUpload, run: () => go(pendingChangesPath) }]
      : []),
    { label: t`Settings`, icon: Settings, run: () => go(settingsPath) },
    { label: t`Language`, icon: Languages, run: () => setOpen('language') },
    { label: t`Keyboard shortcuts`, icon: Keyboard, run: showShortcuts },
    // Administrators have it in the navigation.
    ...(user.isPlatformAdmin
      ? []
      : [{ label: t`Service health`, icon: Activity, run: () => go(healthPath) }]),
    { label: t`Sign out`, icon: LogOut, run: onSignOut },
  ]
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

async function toRegion(direction: 1 | -1): Promise<void> {
  const part = await loadPart(
    () => import('../../navigation/moveToRegion.ts'),
    () => void toRegion(direction),
  )
  part?.moveToRegion(direction)
}

function initialsOf({ firstname, lastname, displayName, preferredEmail }: User): string {
  const names = [firstname, lastname].filter((name) => name !== '')
  const words = names.length > 0 ? names : (displayName || preferredEmail || '?').split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => (word[0] ?? '').toLocaleUpperCase())
    .join('')
}
