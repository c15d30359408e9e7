import { useLingui } from '@lingui/react/macro'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import type { TrialStep } from '#contract/trial.ts'
import { factLine } from '../../../ui/join.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { Remedy } from './remedies.ts'
import { sentenceOf, stepNames } from './stepWords.ts'
import styles from './TrialPanel.module.css'

// lingui-set comment="How a step of the trial went: it is waiting, passed, failed (adjectives)."

const icons = { waiting: Circle, passed: CircleCheck, failed: OctagonAlert }

type TrialStepLineProps = {
  readonly step: TrialStep
  readonly remedies: readonly Remedy[]
  readonly onMend: (remedy: Remedy) => void
}

/**
 * One step: its mark, what the provider sent, and what to change if it failed, with a button if a field can
 * be filled.
 */
export function TrialStepLine({ step, remedies, onMend }: TrialStepLineProps) {
  const { t } = useLingui()
  const { name, outcome, told } = step
  const Icon = icons[outcome]
  const words = { waiting: t`waiting`, passed: t`passed`, failed: t`failed` }
  const sentence = sentenceOf(step)
  return (
    <li
      className={styles.step}
      data-outcome={outcome}
      aria-label={factLine([t(stepNames[name]), words[outcome]])}
    >
      <Icon className={styles.mark} size={16} strokeWidth={1.75} aria-hidden />
      <span className={styles.name}>{t(stepNames[name])}</span>
      <div className={styles.words}>
        {told !== undefined && <p className={styles.told}>{told}</p>}
        {sentence && <p>{t(sentence)}</p>}
        {remedies.length > 0 && (
          <div className={styles.remedies}>
            {remedies.map((remedy) => (
              <Button key={remedy.path} size="small" onClick={() => onMend(remedy)}>
                {t(remedy.label)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  )
}
