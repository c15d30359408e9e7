import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import { failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useObject } from '../queries/objects/useObject.ts'
import styles from './RehearsalBar.module.css'
import { nothingLeftSentence, rehearsalSentences } from './rehearsalSentences.ts'
import type { RehearsalSummary } from './RehearsalSummary.ts'

// lingui-set comment="Above the grid, while a change is drawn in it that is not made yet. Buttons are verbs."

type BarProps = {
  readonly summary: RehearsalSummary
  readonly zone: string
  readonly onApply: () => void
  readonly onDiscard: () => void
  /** The page was left while it stands. */
  readonly onLeave: () => void
}

type RehearsalBarProps = BarProps & {
  /** What would change; missing for more than one object. */
  readonly object?: ObjectName | undefined
}

/** Says how much a change would change that is drawn in the grid, and makes it or not. */
export const RehearsalBar = ({ object, ...bar }: RehearsalBarProps) =>
  object ? <ObjectBar object={object} {...bar} /> : <Bar {...bar} isGone={false} />

function ObjectBar({ object, ...bar }: BarProps & { readonly object: ObjectName }) {
  const { error } = useObject(object)
  return <Bar {...bar} isGone={error !== null && failureBehind(error) === 'not-found'} />
}

type GoneBarProps = BarProps & {
  /** It was deleted by somebody else meanwhile: there is nothing to apply. */
  readonly isGone: boolean
}

function Bar({ summary, zone, isGone, onApply, onDiscard, onLeave }: GoneBarProps) {
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
  // Apply may have had it.
  useEffect(() => {
    if (isGone && document.activeElement === document.body) bar.current?.focus({ preventScroll: true })
  }, [isGone])

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
        <strong>{isGone ? nothingLeftSentence(summary) : rehearsalSentences(summary, zone)}</strong>{' '}
        {!isGone && (
          <span className={styles.unsaved}>
            {summary.kind === 'deletion' ? t`Nothing is deleted yet.` : t`Nothing is saved yet.`}
          </span>
        )}
      </p>
      <div className={styles.actions}>
        {!isGone && (
          <Button size="small" variant="primary" onClick={onApply}>
            <Trans>Apply</Trans>
          </Button>
        )}
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
