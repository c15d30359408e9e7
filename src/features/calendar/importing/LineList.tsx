import { Plural, Trans } from '@lingui/react/macro'
import styles from './ImportDialog.module.css'

/** Something in a file with what is to be said of it; `line` is that of the file, where it has one. */
export type FileLine = { readonly what: string; readonly reason: string; readonly line?: number }

/** A list that nobody reads to its end is cut there. */
const maxShown = 100

/** Parts of a file, each with what is to be said of it and where it stands. */
export function LineList({ title, lines }: { readonly title: string; readonly lines: readonly FileLine[] }) {
  if (lines.length === 0) return null
  const others = lines.length - maxShown
  return (
    <section>
      <h3 className={styles.label}>{title}</h3>
      <ul role="list" aria-label={title} className={styles.skipped}>
        {lines.slice(0, maxShown).map(({ what, reason, line }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines repeat, and nothing here moves
          <li key={index}>
            <strong>{what}</strong>:{' '}
            {line === undefined ? (
              reason
            ) : (
              <Trans>
                {reason} (line {line})
              </Trans>
            )}
          </li>
        ))}
        {others > 0 && (
          <li>
            <Plural value={others} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </section>
  )
}
