import { useLingui } from '@lingui/react/macro'
import {
  accountPath,
  healthPath,
  signedOutPath,
  signOnSettingsPath,
  type Path,
} from '../navigation/addresses.ts'
import { Busy } from '../ui/Busy.tsx'
import { lazyComponent } from '../ui/lazyComponent.tsx'

export const CalendarPage = lazyComponent(
  async () => (await import('../features/calendar/CalendarPage.tsx')).CalendarPage,
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
export const NotFound = lazyComponent(async () => (await import('./NotFound.tsx')).NotFound, Opening)

function Opening() {
  const { t } = useLingui()
  return (
    <main aria-busy>
      <Busy label={t`Opening the page`} />
    </main>
  )
}

/** Begin to load the page of an address, beside whatever has to be known before it can be shown. */
export function loadPage(path: Path): void {
  const [address = path] = path.split('?')
  const load = loads.get(address) ?? CalendarPage.preload
  if (address !== signedOutPath) load()
}

const loads: ReadonlyMap<string, () => void> = new Map([
  [healthPath, HealthPage.preload],
  [accountPath, AccountPage.preload],
  [signOnSettingsPath, SignOnSettingsPage.preload],
])
