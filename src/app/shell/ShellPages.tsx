import type { ReactNode } from 'react'
import type { Identity } from '../../features/identity/createIdentity.ts'
import { Pages } from '../../navigation/Router.tsx'
import {
  AccountPage,
  BinPage,
  CalendarPage,
  HealthPage,
  NotFound,
  PendingChangesPage,
  PrintPage,
  SettingsPage,
  SignOnSettingsPage,
} from '../pages.tsx'
import { Region } from './Region.tsx'

type ShellPagesProps = {
  readonly identity: Identity
  /** The address of the application, without query and fragment. */
  readonly address: string
  readonly onSignOut: (from: 'here' | 'everywhere') => void
}

/** The page of the address, in a region of its own. */
export function ShellPages({ identity, address, onSignOut }: ShellPagesProps) {
  const account = (
    <AccountPage
      identity={identity}
      onSignOut={() => onSignOut('here')}
      onSignOutEverywhere={() => onSignOut('everywhere')}
      onErased={() => onSignOut('here')}
    />
  )
  return (
    <Pages
      calendar={inRegion(<CalendarPage />)}
      print={inRegion(<PrintPage />)}
      health={inRegion(<HealthPage />)}
      account={inRegion(account)}
      settings={inRegion(<SettingsPage />)}
      bin={inRegion(<BinPage />)}
      pendingChanges={inRegion(<PendingChangesPage />)}
      signOnSettings={inRegion(<SignOnSettingsPage address={address} />)}
      signedOut={null}
      notFound={inRegion(<NotFound />)}
    />
  )
}

const inRegion = (page: ReactNode) => <Region>{page}</Region>
