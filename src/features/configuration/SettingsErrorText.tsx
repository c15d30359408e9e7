import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { explainSettingsError } from './explainSettingsError.ts'
import styles from './SettingsErrorText.module.css'

// lingui-set comment="Technical details under an error."

type SettingsErrorTextProps = {
  readonly error: unknown
  /** What is said before the reason. */
  readonly children?: ReactNode
}

/** Why the service refused something; what it said in its own words is a detail. */
export function SettingsErrorText({ error, children }: SettingsErrorTextProps) {
  const { i18n } = useLingui()
  const { text, original } = explainSettingsError(error, i18n)
  return (
    <>
      <p className={styles.text}>
        {children}
        {text}
      </p>
      {original !== null && (
        <Disclosure summary={<Trans>Details</Trans>}>
          <pre className={styles.original}>{original}</pre>
        </Disclosure>
      )}
    </>
  )
}
