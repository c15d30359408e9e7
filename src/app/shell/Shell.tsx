import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { useUser } from '../../api/UserProvider.tsx'
import type { Identity } from '../../features/identity/createIdentity.ts'
import { signedOutPath } from '../../navigation/addresses.ts'
import { CalendarAddress } from '../../navigation/calendar/CalendarAddress.tsx'
import { askToLeave } from '../../navigation/leaving.ts'
import { HeaderPlace } from '../../ui/headerPlace.ts'
import { lazyDialog } from '../../ui/loading/lazyDialog.tsx'
import { Messages } from '../../ui/messages/Messages.tsx'
import type { Browser } from '../Browser.ts'
import type { GateActions } from '../GateActions.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { Notices } from './Notices.tsx'
import { Region } from './Region.tsx'
import styles from './Shell.module.css'
import { ShellPages } from './ShellPages.tsx'

const SignOutQuestion = lazyDialog(
  async () => (await import('../../features/calendar/pending/SignOutQuestion.tsx')).SignOutQuestion,
)

type ShellProps = GateActions & {
  readonly browser: Browser
  readonly identity: Identity
}

/** What stays around every page. */
export function Shell(props: ShellProps) {
  const { browser, identity, onSignOut } = props
  const user = useUser()
  const hasBin = useApi().config.features.bin
  const page = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [pendingCount, setPendingCount] = useState(0)
  const [signingOut, setSigningOut] = useState<'here' | 'everywhere' | null>(null)

  return (
    <CalendarAddress>
      <div className={styles.shell}>
        <button
          type="button"
          className={styles.skip}
          onClick={() => page.current?.querySelector<HTMLElement>('main')?.focus()}
        >
          <Trans>Skip to content</Trans>
        </button>
        <header className={styles.header}>
          <span className={styles.wordmark}>Kalends</span>
          <div ref={setPlace} className={styles.place} />
          <MainNavigation isAdministrator={user.isPlatformAdmin} />
          <span data-place="invitations" />
          <AccountMenu
            user={user}
            hasPending={pendingCount > 0}
            hasBin={hasBin}
            onSignOut={() => askToLeave(signedOutPath, () => setSigningOut('here'))}
          />
        </header>
        <Notices {...props} onPendingCount={setPendingCount} />
        <div className={styles.page} ref={page}>
          <HeaderPlace value={place}>
            <ShellPages identity={identity} address={browser.address} onSignOut={setSigningOut} />
          </HeaderPlace>
        </div>
        {signingOut && (
          <Region>
            <SignOutQuestion from={signingOut} onSignOut={onSignOut} onClose={() => setSigningOut(null)} />
          </Region>
        )}
        <Messages />
      </div>
    </CalendarAddress>
  )
}
