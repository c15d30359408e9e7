import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import styles from './FileField.module.css'

// lingui-set comment="The dialog that imports a file of events: “File” is a field."

type FileFieldProps = {
  readonly disabled: boolean
  readonly onChoose: (file: File) => void
}

/** Which calendar file to import. */
export function FileField({ disabled, onChoose }: FileFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <Trans>File</Trans>
      </label>
      <input
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
