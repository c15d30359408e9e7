import { useLingui } from '@lingui/react/macro'
import {
  accountPath,
  binPath,
  healthPath,
  pendingChangesPath,
  settingsPath,
  signedOutPath,
  signOnSettingsPath,
  type Path,
} from '../navigation/addresses.ts'
import type { Appearance } from './appearance/appearance.ts'
import { Busy } from '../ui/states/Busy.tsx'
import { lazyComponent } from '../ui/loading/lazyComponent.tsx'

export const CalendarPage = lazyComponent(
  async () => (await import('../features/calendar/CalendarPage.tsx')).CalendarPage,
  Opening,
)
export const PrintPage = lazyComponent(
  async () => (await import('../features/calendar/CalendarPage.tsx')).PrintPage,
  Opening,
)
export const HealthPage = lazyComponent(
  async () => (await import('../features/health/HealthPage.tsx')).HealthPage,
  Opening,
)
export const SignOnSettingsPage = lazyComponent(
  async () => (await import('../features/configuration/SignOnSettingsPage.tsx')).SignOnSettingsPage,
  Opening,
)
export const AccountPage = lazyComponent(
  async () => (await import('../features/identity/account/AccountPage.tsx')).AccountPage,
  Opening,
)
export const SettingsPage = lazyComponent(
  async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
  Opening,
)
export const PendingChangesPage = lazyComponent(
  async () => (await import('../features/calendar/pending/PendingChangesPage.tsx')).PendingChangesPage,
  Opening,
)
export const BinPage = lazyComponent(
  async () => (await import('../features/calendar/bin/BinPage.tsx')).BinPage,
  Opening,
)
export const NotFound = lazyComponent(async () => (await import('./NotFound.tsx')).NotFound, Opening)

function Opening() {
  const { t } = useLingui()
  return (
    <main aria-busy>
      <Busy label={t`Opening the page`} />
    </main>
  )
}

/** Start loading the page of an address, in parallel with what is needed to show it. */
export function loadPage(path: Path, nights: Appearance['nights']): void {
  const [address = path] = path.split('?')
  const load = loads.get(address) ?? (nights === 'folded' ? loadFolded : CalendarPage.preload)
  if (address !== signedOutPath) load()
}

function loadFolded(): void {
  CalendarPage.preload()
  void import('../features/calendar/views/HoursView.tsx').then(
    ({ loadFoldedHours }) => loadFoldedHours(),
    () => undefined,
  )
}

const loads: ReadonlyMap<string, () => void> = new Map([
  [healthPath, HealthPage.preload],
  [accountPath, AccountPage.preload],
  [settingsPath, SettingsPage.preload],
  [binPath, BinPage.preload],
  [pendingChangesPath, PendingChangesPage.preload],
  [signOnSettingsPath, SignOnSettingsPage.preload],
])
