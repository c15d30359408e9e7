import { Trans } from '@lingui/react/macro'
import type { RegisteredAddresses } from '../registeredAddresses.ts'

/** As in docs/deploy.md. */
export function Entra({ redirectUri }: RegisteredAddresses) {
  return (
    <>
      <p>
        <Trans>
          Issuer: <code>https://login.microsoftonline.com/TENANT-ID/v2.0</code>, never <code>common</code> or{' '}
          <code>organizations</code>. Open <em>App registrations</em>, then <em>New registration</em>.
        </Trans>
      </p>
      <ol>
        <li>
          <Trans>
            <em>Accounts in this organizational directory only</em>. Redirect URI <code>{redirectUri}</code>:
            platform <em>Web</em> for a client with a secret, <em>Single-page application</em> for a public
            one.
          </Trans>
        </li>
        <li>
          <Trans>
            <em>Authentication</em>: clear both boxes under implicit grant and hybrid flows. Signing out
            returns to the same address.
          </Trans>
        </li>
        <li>
          <Trans>
            For <em>Web</em>: <em>Certificates &amp; secrets</em>, <em>New client secret</em>. Copy its{' '}
            <em>Value</em> and note when it expires.
          </Trans>
        </li>
        <li>
          <Trans>
            <em>Token configuration</em>: add the optional claim <em>email</em> for <em>ID</em>.{' '}
            <em>API permissions</em> of Microsoft Graph: openid, email, profile, offline_access.
          </Trans>
        </li>
        <li>
          <Trans>
            In the form, leave <em>Audience</em> blank. Under Advanced, enter <em>Token issuers</em>{' '}
            <code>https://sts.windows.net/TENANT-ID/</code> and your own <em>E-mail domains</em>, because
            Entra ID never says whether an address is verified. There’s no back-channel logout.
          </Trans>
        </li>
      </ol>
    </>
  )
}
