import { Trans } from '@lingui/react/macro'
import type { RegisteredAddresses } from '../registeredAddresses.ts'

/** As in docs/deploy.md. */
export function Google({ redirectUri }: RegisteredAddresses) {
  return (
    <>
      <p>
        <Trans>
          Issuer: <code>https://accounts.google.com</code>. In Google Cloud open <em>APIs &amp; Services</em>,{' '}
          <em>Credentials</em>, <em>Create OAuth client ID</em>, <em>Web application</em>.
        </Trans>
      </p>
      <ol>
        <li>
          <Trans>
            <em>Authorised redirect URIs</em> <code>{redirectUri}</code>, without a fragment.{' '}
            <em>Authorised JavaScript origins</em> may stay empty.
          </Trans>
        </li>
        <li>
          <Trans>Take ID and secret over into the form: Google wants the secret of every web client.</Trans>
        </li>
        <li>
          <Trans>
            <em>OAuth consent screen</em>: <em>Internal</em>, for a Workspace.
          </Trans>
        </li>
        <li>
          <Trans>
            Nothing is to be set under Advanced: Google is asked for a refresh token by{' '}
            <code>access_type=offline</code> and <code>prompt=consent</code>. Who has a <em>Prompt</em> of
            their own there needs <code>consent</code> in it.
          </Trans>
        </li>
        <li>
          <Trans>
            There is no address for signing out, and no back-channel logout: it ends the session here alone.
          </Trans>
        </li>
      </ol>
    </>
  )
}
