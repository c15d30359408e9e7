import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useUser } from '../../../api/UserProvider.tsx'
import { useClock } from '../../../settings/useClock.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFocusAfterRemoval } from '../../../ui/focus/useFocusAfterRemoval.ts'
import type { Identity } from '../createIdentity.ts'
import { isImplicit } from '../implicit/isImplicit.ts'
import { AccessTokens } from './AccessTokens.tsx'
import styles from './AccountPage.module.css'
import { ChangeEmailForm } from './ChangeEmailForm.tsx'
import { YourData } from './YourData.tsx'
import { HandoverForm } from './HandoverForm.tsx'
import { WhoIAm } from './WhoIAm.tsx'

// lingui-set comment="The page on the person’s own account."

type AccountPageProps = {
  readonly identity: Pick<Identity, 'oidc' | 'sessionRecord'>
  readonly onSignOut: () => void
  readonly onSignOutEverywhere: () => void
  /** Everything of theirs is deleted. */
  readonly onErased: () => void
}

/** Who is signed in, what may act for them, and how to sign out. */
export function AccountPage({ identity, onSignOut, onSignOutEverywhere, onErased }: AccountPageProps) {
  useClock()
  const { t } = useLingui()
  const user = useUser()
  // Others may end one session, and answer as if it had been all of them.
  const isOurService = useApi().config.features.history
  const main = useRef<HTMLElement>(null)
  useFocusAfterRemoval(main)
  return (
    <main className={styles.page} tabIndex={-1} aria-busy={false} ref={main}>
      <title>{t`Account · Kalends`}</title>
      <h1>
        <Trans>Account</Trans>
      </h1>
      <WhoIAm user={user} since={identity.sessionRecord?.since ?? null} issuer={identity.oidc.authority} />
      {user.isPlatformAdmin && isImplicit(identity.oidc) && (
        <p role="note" className={styles.notice}>
          <Trans>
            This calendar uses the deprecated implicit flow, which puts tokens in the address. Set the
            response type to “code” in the sign-on settings.
          </Trans>
        </p>
      )}
      <AccessTokens />
      <YourData email={user.preferredEmail} onErased={onErased} />
      {user.isPlatformAdmin && <ChangeEmailForm />}
      {user.isPlatformAdmin && <HandoverForm />}
      <section className={styles.section} aria-label={t({ message: 'Signing out', context: 'section' })}>
        <h2>
          <Trans context="section">Signing out</Trans>
        </h2>
        {isOurService && (
          <p>
            <Trans>
              “Sign out everywhere” signs you out on all devices and, if possible, of your organisation’s
              sign-in service. Access tokens keep working until you revoke them.
            </Trans>
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onSignOut}>
            <Trans>Sign out</Trans>
          </Button>
          {isOurService && (
            <Button onClick={onSignOutEverywhere}>
              <Trans>Sign out everywhere</Trans>
            </Button>
          )}
        </div>
      </section>
    </main>
  )
}
