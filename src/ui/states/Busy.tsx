import styles from './Busy.module.css'

/** Something is loading. Visible only if it takes longer than a moment. */
export function Busy({ label }: { readonly label: string }) {
  return (
    <p className={styles.busy} role="status">
      <span className={styles.dots} aria-hidden />
      {label}
    </p>
  )
}
