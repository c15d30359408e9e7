import styles from './Busy.module.css'

/** Something is on its way. Seen only when it takes longer than a glance. */
export function Busy({ label }: { readonly label: string }) {
  return (
    <p className={styles.busy} role="status">
      <span className={styles.dots} aria-hidden />
      {label}
    </p>
  )
}
