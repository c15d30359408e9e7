import type { ReactNode } from 'react'
import type { ChipStyle } from '../../grid/view/ChipContext.ts'
import type { SheetLook } from '../PrintLayout.ts'
import styles from './Sheet.module.css'
import { sheetSize } from './sheetSize.ts'

type PaperProps = {
  readonly label: string
  readonly look: SheetLook
  readonly children: ReactNode
}

/** A sheet of paper, drawn as large as the page has room for, and printed in its own size. */
export function Paper({ label, look, children }: PaperProps) {
  const { width, height } = sheetSize(look)
  const style: ChipStyle = { '--width': `${width}mm`, '--height': `${height}mm` }
  return (
    <div className={styles.place} style={style}>
      <section
        className={styles.paper}
        aria-label={label}
        data-paper={look.paper}
        data-orientation={look.orientation}
        data-ink={look.ink}
      >
        {children}
      </section>
    </div>
  )
}
