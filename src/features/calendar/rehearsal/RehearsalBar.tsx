import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './RehearsalBar.module.css'
import { rehearsalSentences } from './rehearsalSentences.ts'
import type { RehearsalSummary } from './RehearsalSummary.ts'

// lingui-set comment="Above the grid, while a change is drawn in it that is not made yet. Buttons are verbs."

type RehearsalBarProps = {
  readonly summary: RehearsalSummary
  readonly zone: string
  readonly onApply: () => void
  readonly onDiscard: () => void
  /** The page was left while it stands. */
  readonly onLeave: () => void
}

/** Says how much a change would change that is drawn in the grid, and makes it or not. */
export function RehearsalBar({ summary, zone, onApply, onDiscard, onLeave }: RehearsalBarProps) {
  const { t } = useLingui()
  const sentenceId = useId()
  const bar = useRef<HTMLDivElement>(null)
  useDiscardByKey(onDiscard)
  useLeaving(onLeave)
  // The dialog that it comes from gives the focus back first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => bar.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <div
      ref={bar}
      role="region"
      aria-label={t`Look first`}
      aria-describedby={sentenceId}
      tabIndex={-1}
      className={styles.bar}
      data-passing=""
    >
      <p id={sentenceId} className={styles.text} role="status">
        <strong>{rehearsalSentences(summary, zone)}</strong>{' '}
        <span className={styles.unsaved}>
          {summary.kind === 'deletion' ? t`Nothing is deleted yet.` : t`Nothing is saved yet.`}
        </span>
      </p>
      <div className={styles.actions}>
        <Button size="small" variant="primary" onClick={onApply}>
          <Trans>Apply</Trans>
        </Button>
        <Button size="small" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Escape discards, unless something over the page takes it. */
function useDiscardByKey(onDiscard: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [data-lifted]')) return
    event.preventDefault()
    onDiscard()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      // In development React unmounts every component once, and mounts it again at once.
      queueMicrotask(() => {
        if (!isThere.current) leave()
      })
    }
  }, [])
}
