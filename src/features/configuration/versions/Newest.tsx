import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import rows from '../../../ui/styles/rows.module.css'
import styles from './Past.module.css'

const shownAtOnce = 5

type NewestProps = {
  readonly label: string
  /** A `<li>` with its key for each, the newest first. */
  readonly lines: readonly ReactNode[]
}

/** A list of what happened: a few at once, the others on request. */
export function Newest({ label, lines }: NewestProps) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  if (lines.length === 0) return null
  return (
    <>
      <ul role="list" aria-label={label} className={rows.list}>
        {isWhole ? lines : lines.slice(0, shownAtOnce)}
      </ul>
      {!isWhole && lines.length > shownAtOnce && (
        <Button size="small" className={styles.more ?? ''} onClick={() => setIsWhole(true)}>
          {t`Show all ${lines.length}`}
        </Button>
      )}
    </>
  )
}
