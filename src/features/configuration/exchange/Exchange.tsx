import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type ChangeEvent } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { EditedSettings } from '../useSettingsDraft.ts'
import { download } from '../../../ui/download.ts'
import { explainLines } from '../explainSettingsError.ts'
import styles from './Exchange.module.css'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { parseSettingsFile, settingsFile, type SettingsFileReading } from './settingsFile.ts'

type Outcome = { readonly fileName: string; readonly reading: SettingsFileReading }

const problems: Readonly<Record<'not-json' | 'no-settings', MessageDescriptor>> = {
  'not-json': msg`This file isn’t JSON.`,
  'no-settings': msg`This file has no sign-on settings.`,
}

/** Export of the draft to a file, without its secrets, and import from one. */
export function Exchange({ settings }: { readonly settings: EditedSettings }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [asked, setAsked] = useState<Outcome | null>(null)

  function take(next: Outcome) {
    setAsked(null)
    setOutcome(next)
    if (next.reading.kind === 'read') settings.replace(next.reading.configuration)
  }

  async function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    const reading = parseSettingsFile(await file.text())
    // So that the same file can be chosen again after it was corrected.
    target.value = ''
    const next = { fileName: file.name, reading }
    if (reading.kind === 'read' && settings.isChanged) setAsked(next)
    else take(next)
  }

  return (
    <section className={styles.exchange} aria-label={t`As a file`}>
      <div className={styles.actions}>
        <Button
          size="small"
          onClick={() =>
            download(settingsFile(settings.proposed), 'kalends-sign-on.json', 'application/json')
          }
        >
          <Trans>Export settings</Trans>
        </Button>
        <Button size="small" onClick={() => input.current?.click()}>
          <Trans>Import settings</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t`Settings file`}
          accept=".json,application/json"
          onChange={(event) => void onFile(event)}
        />
        <p className={styles.hint}>
          <Trans>Exported files never contain secrets.</Trans>
        </p>
      </div>
      {outcome && <ImportOutcome {...outcome} />}
      {asked && (
        <ReplaceDialog
          fileName={asked.fileName}
          onImport={() => take(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

function ImportOutcome({ fileName, reading }: Outcome) {
  const { t } = useLingui()
  if (reading.kind === 'read') {
    return <p role="status">{t`Imported ${fileName}. Not saved yet.`}</p>
  }
  return (
    <div role="alert" className={styles.problem}>
      <p>
        {t`Nothing imported from ${fileName}.`} {reading.kind !== 'refused' && t(problems[reading.kind])}
      </p>
      {reading.kind === 'refused' && <FileProblems problems={reading.problems} />}
    </div>
  )
}

/** A sentence each; what has none of ours is named as the file has it. */
function FileProblems({ problems: lines }: { readonly problems: readonly string[] }) {
  const { t, i18n } = useLingui()
  const { text, original } = explainLines(lines, t`The file has a setting that isn’t valid.`, i18n)
  return (
    <>
      <ul>
        {text.split('\n').map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {original !== null && <pre>{original}</pre>}
    </>
  )
}
