import { Trans } from '@lingui/react/macro'
import styles from './DraftOffer.module.css'

/** Says in its form that a draft is too large to outlive the page. */
export function TooLargeNote({ isTooLarge }: { readonly isTooLarge: boolean }) {
  return (
    <div role="status">
      {isTooLarge && (
        <p className={styles.offer}>
          <Trans>
            This draft is too large to keep in this tab. Save it before you reload or close the page.
          </Trans>
        </p>
      )}
    </div>
  )
}
