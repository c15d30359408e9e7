import { Plural, Trans } from '@lingui/react/macro'
import styles from './ImportDialog.module.css'

// lingui-set comment="A list of what is odd in a file that is imported; {line} is the number of a line in it."

/** A part of a file, and a text about it; `line` is its line in the file, if there is one. */
export type FileLine = { readonly what: string; readonly reason: string; readonly line?: number }

/** A longer list is cut there: nobody reads it to the end. */
const maxShown = 100

/** Parts of a file, each with a text about it and its line. */
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
            <strong>{what}</strong> · {reason}
            {line !== undefined && (
              <>
                {' · '}
                <Trans>line {line}</Trans>
              </>
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
