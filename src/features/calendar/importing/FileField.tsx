import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { loadPart } from '../../../ui/loading/loadPart.ts'
import styles from './FileField.module.css'
import { oneFile } from './reading/oneFile.ts'

// lingui-set comment="The dialog that imports a file of events: “File” is a field."

type FileFieldProps = {
  /** The file that was chosen; null for none. */
  readonly chosen: File | null
  readonly disabled: boolean
  readonly onChoose: (file: File) => void
}

/** Which calendar files to import, or which mails that hold one. */
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
        multiple
        accept=".ics,.ical,.ifb,.eml,text/calendar,message/rfc822"
        disabled={disabled}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? []
          if (first) void chooseAll([first, ...others], onChoose)
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

async function chooseAll(files: readonly [File, ...File[]], onChoose: (file: File) => void): Promise<void> {
  const file = await loadPart(
    () => oneFile(files),
    () => void chooseAll(files, onChoose),
  )
  if (file) onChoose(file)
}
