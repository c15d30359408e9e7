import { Trans, useLingui } from '@lingui/react/macro'
import { CopiedAddress } from './CopiedAddress.tsx'
import { Recipes } from './recipes/Recipes.tsx'
import type { RegisteredAddresses } from './registeredAddresses.ts'
import styles from './ToRegister.module.css'

/** What must be registered at the provider, ready to copy (ID-13), and how to do so at common providers. */
export function ToRegister({ addresses }: { readonly addresses: RegisteredAddresses }) {
  const { t } = useLingui()
  const { redirectUri, postLogoutUri, webOrigin, backchannelUrl } = addresses
  return (
    <section className={styles.section} aria-label={t`Register with the provider`}>
      <h2>
        <Trans>Register with the provider</Trans>
      </h2>
      <dl className={styles.addresses}>
        <CopiedAddress
          label={t`Redirect URI`}
          address={redirectUri}
          copy={t`Copy redirect URI`}
          copied={() => t`Redirect URI copied.`}
        />
        <CopiedAddress
          label={t`Post-logout redirect URI`}
          address={postLogoutUri}
          copy={t`Copy post-logout redirect URI`}
          copied={() => t`Post-logout redirect URI copied.`}
        />
        <CopiedAddress
          label={t`Web origin (public client)`}
          address={webOrigin}
          copy={t`Copy web origin`}
          copied={() => t`Web origin copied.`}
        />
        <CopiedAddress
          label={t`Back-channel logout URL`}
          address={backchannelUrl}
          copy={t`Copy back-channel logout URL`}
          copied={() => t`Back-channel logout URL copied.`}
        />
      </dl>
      <p>
        <Trans>
          Use the authorization code flow with PKCE (S256). Addresses must match exactly, including the final
          slash.
        </Trans>
      </p>
      <Recipes addresses={addresses} />
    </section>
  )
}
