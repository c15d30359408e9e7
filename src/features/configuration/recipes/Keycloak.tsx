import { Trans } from '@lingui/react/macro'
import type { RegisteredAddresses } from '../registeredAddresses.ts'

/** As in docs/deploy.md. */
export function Keycloak({ redirectUri, postLogoutUri, webOrigin, backchannelUrl }: RegisteredAddresses) {
  return (
    <>
      <p>
        <Trans>
          Issuer: <code>https://…/realms/NAME</code>. In the realm, open <em>Clients</em>, then{' '}
          <em>Create client</em>.
        </Trans>
      </p>
      <ol>
        <li>
          <Trans>
            <em>Client type</em> OpenID Connect; <em>Client ID</em> as in the form.
          </Trans>
        </li>
        <li>
          <Trans>
            <em>Client authentication</em> On, with the secret from the tab <em>Credentials</em>, or Off for a
            public client. Turn on only <em>Standard flow</em>.
          </Trans>
        </li>
        <li>
          <Trans>
            <em>Valid redirect URIs</em> <code>{redirectUri}</code>, <em>Valid post logout redirect URIs</em>{' '}
            <code>{postLogoutUri}</code>, both without wildcards. For a public client, <em>Web origins</em>{' '}
            <code>{webOrigin}</code>.
          </Trans>
        </li>
        <li>
          <Trans>
            <em>Advanced</em>: <em>Proof Key for Code Exchange Code Challenge Method</em> S256.
          </Trans>
        </li>
        <li>
          <Trans>
            <em>Backchannel logout URL</em> <code>{backchannelUrl}</code>, <em>session required</em> On.
          </Trans>
        </li>
        <li>
          <Trans>
            Leave <em>Scope</em> blank in the form: Keycloak doesn’t need <code>offline_access</code>. Turn on{' '}
            <em>Email verified</em> for people you add by hand.
          </Trans>
        </li>
      </ol>
    </>
  )
}
