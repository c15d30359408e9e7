import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import type { ComponentStatus } from '#domain/health/Health.ts'
import styles from './StatusMark.module.css'

const icons = {
  healthy: CircleCheck,
  unhealthy: OctagonAlert,
  'not found': CircleQuestionMark,
  unknown: CircleQuestionMark,
} as const

/** A status by its shape first, its colour second; the word is beside it. */
export function StatusMark({ status }: { readonly status: ComponentStatus }) {
  const Icon = icons[status]
  return <Icon className={styles.mark} data-status={status} size={20} strokeWidth={1.75} aria-hidden />
}
