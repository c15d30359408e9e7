import styles from './DetailsTree.module.css'

/**
 * Details of any structure (HC-7), as a tree of names and values. They were redacted when they were received.
 */
export function DetailsTree({ value }: { readonly value: unknown }) {
  if (typeof value !== 'object' || value === null)
    return <span className={styles.value}>{String(value)}</span>
  const entries = Object.entries(value)
  if (entries.length === 0) return <span className={styles.value}>—</span>
  return (
    <dl className={styles.tree}>
      {entries.map(([name, each]: [string, unknown]) => (
        <div key={name} className={styles.entry} data-nested={typeof each === 'object' && each !== null}>
          <dt className={styles.name}>{Array.isArray(value) ? Number(name) + 1 : name}</dt>
          <dd>
            <DetailsTree value={each} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
