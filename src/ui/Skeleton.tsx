import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

type SkeletonProps = { readonly lines?: number; readonly height?: CSSProperties['blockSize'] }

/** The shape of what is coming. Decoration: the region around it says `aria-busy`. */
export function Skeleton({ lines = 3, height = '1rem' }: SkeletonProps) {
  return (
    <div className={styles.skeleton} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} style={{ blockSize: height }} />
      ))}
    </div>
  )
}
