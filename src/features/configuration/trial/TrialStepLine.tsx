import { useLingui } from '@lingui/react/macro'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import type { TrialStep } from '#contract/trial.ts'
import { sentenceOf, stepNames } from './stepWords.ts'
import styles from './TrialPanel.module.css'

const icons = { waiting: Circle, passed: CircleCheck, failed: OctagonAlert }

/** One step: its mark, what the provider told, and what to change where it failed. */
export function TrialStepLine({ step }: { readonly step: TrialStep }) {
  const { t } = useLingui()
  const { name, outcome, told } = step
  const Icon = icons[outcome]
  const words = { waiting: t`waiting`, passed: t`passed`, failed: t`failed` }
  const sentence = sentenceOf(step)
  return (
    <li
      className={styles.step}
      data-outcome={outcome}
      aria-label={`${t(stepNames[name])}, ${words[outcome]}`}
    >
      <Icon className={styles.mark} size={16} strokeWidth={1.75} aria-hidden />
      <span className={styles.name}>{t(stepNames[name])}</span>
      <div className={styles.words}>
        {told !== undefined && <p className={styles.told}>{told}</p>}
        {sentence && <p>{t(sentence)}</p>}
      </div>
    </li>
  )
}
