import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Connection, Entry } from '#domain/health/readConnections.ts'
import { numberedKeys } from '../../../ui/numberedKeys.ts'
import { formatCause } from '../format/formatCause.ts'
import styles from './ConnectionTables.module.css'
import { DetailsTree } from './DetailsTree.tsx'

// lingui-set comment="Columns and cells of tables on connections of a part of the service (LDAP, mail): “Used for”, “Mapping” (of fields), “State”."

/** The connections to directories (HC-7), a table for each. */
export function ConnectionTables({ connections }: { readonly connections: readonly Connection[] }) {
  const keyed = numberedKeys(connections, ({ name, domainId }) => name ?? domainId ?? '')
  return keyed.map(([key, connection], index) => (
    <ConnectionTable key={key} connection={connection} number={index + 1} />
  ))
}

type ConnectionTableProps = { readonly connection: Connection; readonly number: number }

function ConnectionTable({ connection, number }: ConnectionTableProps) {
  const { t } = useLingui()
  const { name, domainId, state, message, reasons, usage, mapping, configuration, more } = connection
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{name ?? t`Connection ${number}`}</caption>
      <tbody>
        <Row name={t`State`}>{state}</Row>
        <Row name={t`Message`}>{messageOf(message, reasons)}</Row>
        <Row name={t`Domain`}>{domainId}</Row>
        <Row name={t`Used for`}>{usage.length > 0 && <Usage usage={usage} />}</Row>
        <Row name={t`Mapping`}>{mapping.length > 0 && <Pairs entries={mapping} />}</Row>
        {[...configuration, ...more].map(([key, value]) => (
          <Row key={key} name={key} isTheirs>
            <DetailsTree value={value} />
          </Row>
        ))}
      </tbody>
    </table>
  )
}

/** A text is said in the person's language if it has codes; anything else is shown as it came. */
function messageOf(message: unknown, reasons: Connection['reasons']): ReactNode {
  if (message === undefined) return null
  return <DetailsTree value={typeof message === 'string' ? formatCause(message, reasons) : message} />
}

type RowProps = {
  readonly name: string
  /** The name comes from the service. */
  readonly isTheirs?: boolean
  /** Nothing: no row. */
  readonly children: ReactNode
}

function Row({ name, isTheirs = false, children }: RowProps) {
  if (children === null || children === false) return null
  return (
    <tr>
      <th scope="row">{isTheirs ? <code>{name}</code> : name}</th>
      <td>{children}</td>
    </tr>
  )
}

function Usage({ usage }: { readonly usage: readonly Entry[] }) {
  return (
    <ul role="list" className={styles.usage}>
      {usage.map(([name, value]) => (
        <li key={name}>
          <code>{name}</code>: {answer(value)}
        </li>
      ))}
    </ul>
  )
}

function answer(value: unknown): ReactNode {
  if (value === true) return <Trans>yes</Trans>
  if (value === false) return <Trans>no</Trans>
  return <DetailsTree value={value} />
}

function Pairs({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul role="list" className={styles.usage}>
      {entries.map(([name, value]) => (
        <li key={name}>
          <code>{name}</code> ← <code>{String(value)}</code>
        </li>
      ))}
    </ul>
  )
}
