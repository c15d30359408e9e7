import { Trans } from '@lingui/react/macro'
import type { RegisteredAddresses } from '../registeredAddresses.ts'

/** As in docs/deploy.md. */
export function LemonLdap({ redirectUri, postLogoutUri }: RegisteredAddresses) {
  return (
    <>
      <p>
        <Trans>
          Issuer: the address of the portal, such as <code>https://auth.example.org</code>.
        </Trans>
      </p>
      <ol>
        <li>
          <Trans>
            <em>General Parameters</em>, <em>Issuer modules</em>, <em>OpenID Connect</em>: On. In{' '}
            <em>OpenID Connect Service</em> add a signing key with its <em>Key ID</em>, and turn on only the
            authorization code flow.
          </Trans>
        </li>
        <li>
          <Trans>
            <em>OpenID Connect Relying Parties</em>, <em>Add</em>. <em>Exported attributes</em>:{' '}
            <code>email</code> is <code>mail</code>, <code>name</code> is <code>cn</code>.
          </Trans>
        </li>
        <li>
          <Trans>
            <em>Basic</em>: <em>Client ID</em> and <em>Client secret</em> as in the form, or{' '}
            <em>Public client</em> On; <em>Allowed redirection addresses for login</em>{' '}
            <code>{redirectUri}</code>.
          </Trans>
        </li>
        <li>
          <Trans>
            <em>Security</em>: <em>Require PKCE</em> On, <em>ID Token signature algorithm</em> RS256;{' '}
            <em>Use refresh tokens</em>, <em>Allow offline access</em> and{' '}
            <em>Force claims to be returned in ID Token</em> On.
          </Trans>
        </li>
        <li>
          <Trans>
            <em>Logout</em>: <em>Allowed redirection addresses for logout</em> <code>{postLogoutUri}</code>,{' '}
            <em>Bypass confirm</em> On.
          </Trans>
        </li>
      </ol>
    </>
  )
}
