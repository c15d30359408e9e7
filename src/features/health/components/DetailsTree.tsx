import { reasonsIn } from '#domain/health/reasonsIn.ts'
import { formatCause } from '../format/formatCause.ts'
import styles from './DetailsTree.module.css'

/** What codes are beside. */
const spoken: ReadonlySet<string> = new Set(['cause', 'message'])

/**
 * Details of any structure (HC-7), as a tree of names and values, what has codes in the person's language. They were redacted when they were received.
 */
export function DetailsTree({ value }: { readonly value: unknown }) {
  if (typeof value !== 'object' || value === null)
    return <span className={styles.value}>{String(value)}</span>
  const reasons = reasonsIn(value)
  const entries = Object.entries(value).filter(([name]) => reasons === undefined || name !== 'reasons')
  if (entries.length === 0) return <span className={styles.value}>—</span>
  return (
    <dl className={styles.tree}>
      {entries.map(([name, each]: [string, unknown]) => (
        <div key={name} className={styles.entry} data-nested={typeof each === 'object' && each !== null}>
          <dt className={styles.name}>{Array.isArray(value) ? Number(name) + 1 : name}</dt>
          <dd>
            <DetailsTree
              value={spoken.has(name) && typeof each === 'string' ? formatCause(each, reasons) : each}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
