import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/identity.ts'
import { formatLongInstant } from './instantNames.ts'
import styles from './WhoIAm.module.css'

// lingui-set comment="Facts about the person who is signed in."

type WhoIAmProps = {
  readonly user: User
  /** When the session began, in milliseconds since the epoch; null if unknown. */
  readonly since: number | null
  readonly issuer: string
}

/** Name, addresses, and where the session comes from. */
export function WhoIAm({ user, since, issuer }: WhoIAmProps) {
  const { t } = useLingui()
  const { firstname, lastname, displayName, preferredEmail, emails } = user
  const name = [firstname, lastname].filter((part) => part !== '').join(' ') || displayName
  const addresses = [...new Set([preferredEmail, ...emails])].filter((address) => address !== '')
  return (
    <dl className={styles.facts} aria-label={t`Who I am`}>
      {name !== '' && (
        <div className={styles.fact}>
          <dt>
            <Trans>Name</Trans>
          </dt>
          <dd>{name}</dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt>
          <Trans>E-mail</Trans>
        </dt>
        {addresses.map((address) => (
          <dd key={address}>{address}</dd>
        ))}
      </div>
      {since !== null && (
        <div className={styles.fact}>
          <dt>
            <Trans>Signed in since</Trans>
          </dt>
          <dd>{formatLongInstant(since)}</dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt>
          <Trans>Signed in with</Trans>
        </dt>
        <dd>{issuer}</dd>
      </div>
      {user.isPlatformAdmin && (
        <div className={styles.fact}>
          <dt>
            <Trans>Role</Trans>
          </dt>
          <dd>
            <Trans>Platform administrator</Trans>
          </dd>
        </div>
      )}
    </dl>
  )
}
