import { msg } from '@lingui/core/macro'
import type { LucideIcon } from 'lucide-react'
import Activity from 'lucide-react/icons/activity'
import CircleUser from 'lucide-react/icons/circle-user'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Keyboard from 'lucide-react/icons/keyboard'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import Trash from 'lucide-react/icons/trash-2'
import {
  accountPath,
  binPath,
  healthPath,
  pendingChangesPath,
  settingsPath,
} from '../../navigation/addresses.ts'
import type { ActionRow } from '../../navigation/actions/ActionRow.ts'
import type { Go } from '../../navigation/useGo.ts'
import { loadPart } from '../../ui/loading/loadPart.ts'

// lingui-set comment="The menu of the person, behind their initials at the top; and the group of keyboard shortcuts that work on every page (“Everywhere”)."

/** What the actions of every page are done by. */
export type ShellWays = {
  readonly go: Go
  readonly isAdministrator: boolean
  readonly hasPending: boolean
  readonly hasBin: boolean
  readonly showLanguages: () => void
  readonly showShortcuts: () => void
  readonly onSignOut: () => void
}

/** What can be done on every page. Those with a sign are the menu of the person, in this order. */
export const shellActions: readonly (ActionRow<ShellWays> & { readonly icon?: LucideIcon })[] = [
  { name: 'help', does: msg`Show the keyboard shortcuts`, keys: '?', run: (ways) => ways.showShortcuts() },
  {
    name: 'nextPart',
    does: msg`Next part of the page`,
    keys: 'F6',
    isHeardEverywhere: true,
    run: () => void toRegion(1),
  },
  {
    name: 'previousPart',
    does: msg`Previous part of the page`,
    keys: 'Shift+F6',
    isHeardEverywhere: true,
    run: () => void toRegion(-1),
  },
  { name: 'account', does: msg`Account`, keys: '', icon: CircleUser, run: ({ go }) => go(accountPath) },
  {
    name: 'pendingChanges',
    does: msg`Pending changes`,
    keys: '',
    icon: CloudUpload,
    isOffered: ({ hasPending }) => hasPending,
    run: ({ go }) => go(pendingChangesPath),
  },
  {
    name: 'bin',
    does: msg`Bin`,
    keys: '',
    icon: Trash,
    isOffered: ({ hasBin }) => hasBin,
    run: ({ go }) => go(binPath),
  },
  { name: 'settings', does: msg`Settings`, keys: 's', icon: Settings, run: ({ go }) => go(settingsPath) },
  { name: 'language', does: msg`Language`, keys: '', icon: Languages, run: (ways) => ways.showLanguages() },
  {
    name: 'shortcuts',
    does: msg`Keyboard shortcuts`,
    keys: '',
    icon: Keyboard,
    isKeyOnly: true,
    run: (ways) => ways.showShortcuts(),
  },
  {
    name: 'health',
    does: msg`Service health`,
    keys: '',
    icon: Activity,
    // Administrators have it in the navigation.
    isOffered: ({ isAdministrator }) => !isAdministrator,
    run: ({ go }) => go(healthPath),
  },
  { name: 'signOut', does: msg`Sign out`, keys: '', icon: LogOut, run: (ways) => ways.onSignOut() },
]

/** Heads them in the list of shortcuts. */
export const everywhere = msg`Everywhere`

async function toRegion(direction: 1 | -1): Promise<void> {
  const part = await loadPart(
    () => import('../../navigation/moveToRegion.ts'),
    () => void toRegion(direction),
  )
  part?.moveToRegion(direction)
}
