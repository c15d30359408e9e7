import CircleCheck from 'lucide-react/icons/circle-check'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import styles from './StatusMark.module.css'

/** A status by shape first, by colour second; the word stands beside it. */
export function StatusMark({ status }: { readonly status: string }) {
  const Icon = status === 'healthy' ? CircleCheck : OctagonAlert
  return <Icon className={styles.mark} data-status={status} size={20} strokeWidth={1.75} aria-hidden />
}
