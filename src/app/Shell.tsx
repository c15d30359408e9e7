import { Trans } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import { useUser } from '../api/UserProvider.tsx'
import type { Identity } from '../features/identity/createIdentity.ts'
import { Pages } from '../navigation/Router.tsx'
import { useIsInCalendar } from '../navigation/useIsInCalendar.ts'
import { usePath } from '../navigation/usePath.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { lazyComponent } from '../ui/lazyComponent.tsx'
import { Messages } from '../ui/Messages.tsx'
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx'
import type { Browser } from './Browser.ts'
import { CalendarHealth } from './CalendarHealth.tsx'
import type { GateActions } from './Gate.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { NewVersion } from './NewVersion.tsx'
import { AccountPage, CalendarPage, HealthPage, NotFound, SignOnSettingsPage } from './pages.tsx'
import styles from './Shell.module.css'

const SessionNotices = lazyComponent(async () => (await import('./SessionNotices.tsx')).SessionNotices)

type ShellProps = Omit<AccountMenuProps, 'user'> &
  GateActions & {
    readonly browser: Browser
    readonly identity: Identity
  }

/** What stays around every page. Each region has its own boundary: what breaks in one leaves the others alone. */
export function Shell(props: ShellProps) {
  const { browser, identity, onSignIn, onSignOutEverywhere, isOffline, isSomebodyElseElsewhere, ...account } =
    props
  const user = useUser()
  const isInCalendar = useIsInCalendar()
  const page = useRef<HTMLDivElement>(null)

  return (
    <div className={styles.shell}>
      <button
        type="button"
        className={styles.skip}
        onClick={() => page.current?.querySelector<HTMLElement>('main')?.focus()}
      >
        <Trans>Skip to the page</Trans>
      </button>
      <header className={styles.header}>
        <span className={styles.wordmark}>Kalends</span>
        <MainNavigation isAdministrator={user.isPlatformAdmin} />
        <AccountMenu user={user} {...account} />
      </header>
      <div>
        <NewVersion onOutdated={browser.onOutdated} onReload={browser.reload} />
        <Region>
          <SessionNotices
            browser={browser}
            identity={identity}
            onSignIn={onSignIn}
            isOffline={isOffline}
            isSomebodyElseElsewhere={isSomebodyElseElsewhere}
          />
        </Region>
        {isInCalendar && <CalendarHealth />}
      </div>
      <div className={styles.page} ref={page}>
        <Pages
          calendar={
            <Region>
              <CalendarPage />
            </Region>
          }
          health={
            <Region>
              <HealthPage />
            </Region>
          }
          account={
            <Region>
              <AccountPage
                identity={identity}
                onSignOut={account.onSignOut}
                onSignOutEverywhere={onSignOutEverywhere}
              />
            </Region>
          }
          signOnSettings={
            <Region>
              <SignOnSettingsPage address={browser.address} />
            </Region>
          }
          signedOut={null}
          notFound={
            <Region>
              <NotFound />
            </Region>
          }
        />
      </div>
      <Messages />
    </div>
  )
}

function Region({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary resetKey={usePath()}>{children}</ErrorBoundary>
}
