import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { EditedSettings } from '../useSettingsDraft.ts'
import { reveal } from '../review/reveal.ts'
import { remediesFor, type Remedy } from './remedies.ts'
import { TrialStepLine } from './TrialStepLine.tsx'
import { SettingsErrorText } from '../SettingsErrorText.tsx'
import styles from './TrialPanel.module.css'
import type { TrialState } from './useTrial.ts'
import type { TrialVerdict } from './verdictOn.ts'

// lingui-set comment="A trial of the sign-in, step by step. Stop and Close are buttons (verbs)."

const verdicts: Readonly<Record<Exclude<TrialVerdict, 'none'>, MessageDescriptor>> = {
  running: msg`Waiting for the sign-in in the other window.`,
  works: msg`Sign-in works with these settings.`,
  fails: msg`Sign-in doesn’t work with these settings yet.`,
  over: msg`The trial ended after ten minutes without a response. Nothing was changed. Try again.`,
}

type TrialPanelProps = {
  readonly trial: TrialState
  readonly settings: Pick<EditedSettings, 'draft' | 'change'>
}

/** A sign-in with the draft, step by step, and what to change if a step fails (CFG-11). */
export function TrialPanel({ trial, settings }: TrialPanelProps) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const { verdict, steps, address, error, isOutdated, forget } = trial
  if (verdict === 'none' && error === null) return null
  function onMend({ path, change }: Remedy) {
    settings.change(path, change)
    // The button that was pressed goes.
    list.current?.focus()
  }

  return (
    <section ref={reveal} className={styles.panel} data-verdict={verdict} aria-label={t`Sign-in trial`}>
      <header className={styles.header}>
        <h2>
          <Trans>Sign-in trial</Trans>
        </h2>
        <Button size="small" variant="quiet" onClick={forget}>
          {verdict === 'running' ? t`Stop` : t`Close`}
        </Button>
      </header>
      <p className={styles.verdict} role="status">
        {verdict === 'none' ? null : t(verdicts[verdict])}
      </p>
      {error && (
        <div role="alert">
          <SettingsErrorText error={error}>
            <Trans>The trial couldn’t start.</Trans>{' '}
          </SettingsErrorText>
        </div>
      )}
      {address !== null && (
        <p className={styles.hint}>
          <Trans>
            Window blocked or closed?{' '}
            <a href={address} target="_blank" rel="noopener noreferrer">
              Open the sign-in window
            </a>
            . If it shows an error from the provider, check that the client ID and redirect URI match what’s
            registered there.
          </Trans>
        </p>
      )}
      {steps.length > 0 && (
        <ol ref={list} tabIndex={-1} role="list" aria-label={t`Steps`} className={styles.steps}>
          {steps.map((step) => (
            <TrialStepLine
              key={step.name}
              step={step}
              remedies={remediesFor(step, settings.draft)}
              onMend={onMend}
            />
          ))}
        </ol>
      )}
      {isOutdated && (verdict === 'works' || verdict === 'fails') && (
        <p className={styles.hint}>
          <Trans>You changed the settings after this trial. Try the sign-in again.</Trans>
        </p>
      )}
    </section>
  )
}
