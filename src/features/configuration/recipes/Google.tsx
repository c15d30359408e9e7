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
            <em>Authorised redirect URIs</em> <code>{redirectUri}</code>, without a fragment. You can leave{' '}
            <em>Authorised JavaScript origins</em> empty.
          </Trans>
        </li>
        <li>
          <Trans>Copy the ID and secret into the form: Google requires a secret for every web client.</Trans>
        </li>
        <li>
          <Trans>
            <em>OAuth consent screen</em>: <em>Internal</em>, for a Workspace.
          </Trans>
        </li>
        <li>
          <Trans>
            Leave Advanced as it is: Kalends requests a refresh token with <code>access_type=offline</code>{' '}
            and <code>prompt=consent</code>. If you set a <em>Prompt</em>, include <code>consent</code>.
          </Trans>
        </li>
        <li>
          <Trans>
            Google has no sign-out endpoint and no back-channel logout, so signing out ends only the session
            here.
          </Trans>
        </li>
      </ol>
    </>
  )
}
