import { Trans } from '@lingui/react/macro'
import { readConnections } from '#domain/health/readConnections.ts'
import styles from './ComponentDetails.module.css'
import { ConnectionTables } from './ConnectionTables.tsx'
import { DetailsTree } from './DetailsTree.tsx'

// lingui-set comment="What a part of the service says about its state."

/**
 * The details of a component: a directory's connections as tables, everything else as it was received.
 * Redacted already.
 */
export function ComponentDetails({ details }: { readonly details: unknown }) {
  const table = readConnections(details)
  return (
    <section className={styles.section}>
      <h3>
        <Trans>Details</Trans>
      </h3>
      {table && <ConnectionTables connections={table.connections} />}
      {table && table.more.length > 0 && <DetailsTree value={Object.fromEntries(table.more)} />}
      {!table && isNothing(details) && (
        <p className={styles.none}>
          <Trans>No details</Trans>
        </p>
      )}
      {!table && !isNothing(details) && <DetailsTree value={details} />}
    </section>
  )
}

const isNothing = (details: unknown) => details === undefined || details === null
