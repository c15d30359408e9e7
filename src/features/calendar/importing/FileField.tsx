import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import styles from './FileField.module.css'

// lingui-set comment="The dialog that imports a file of events: “File” is a field."

type FileFieldProps = {
  /** The file that it begins with, as if it had been chosen. */
  readonly given: File | undefined
  readonly disabled: boolean
  readonly onChoose: (file: File) => void
}

/** Which calendar file to import. */
export function FileField({ given, disabled, onChoose }: FileFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const onGiven = useEffectEvent(onChoose)
  useEffect(() => {
    if (!given || !field.current) return
    field.current.files = listOf(given)
    onGiven(given)
  }, [given])
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
        accept=".ics,.ical,.ifb,text/calendar"
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
