import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import styles from './FileField.module.css'

// lingui-set comment="The dialog that imports a file of events: “File” is a field."

type FileFieldProps = {
  /** The file that was chosen; null for none. */
  readonly chosen: File | null
  readonly disabled: boolean
  readonly onChoose: (file: File) => void
}

/** Which calendar file to import, or which mail that holds one. */
export function FileField({ chosen, disabled, onChoose }: FileFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // It was given with the dialog, or the dialog was away meanwhile.
  useEffect(() => {
    if (chosen && field.current && field.current.files?.[0] !== chosen) field.current.files = listOf(chosen)
  }, [chosen])
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <Trans>File</Trans>
      </label>
      <input
        ref={field}
        id={id}
        className={styles.file}
        type="file"
        accept=".ics,.ical,.ifb,.eml,text/calendar,message/rfc822"
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
        }}
      />
    </div>
  )
}

function listOf(file: File): FileList {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer.files
}
