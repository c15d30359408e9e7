import { trialStepNames, type TrialFindings, type TrialStep } from '#contract/trial.ts'

type Name = TrialStep['name']
type Found<Step extends Name> = { readonly finding?: TrialFindings[Step]; readonly told?: string }

/** The steps of a tried sign-in, as far as it got. */
export type TrialSteps = {
  passed<Step extends Name>(name: Step, found?: Found<Step>): void
  /** The last step: none comes after a failure. */
  failed<Step extends Name>(name: Step, found: Found<Step>): void
  isFinished(): boolean
  list(): TrialStep[]
}

/** @param soFar the steps so far; the beginning unless given */
export function trialSteps(soFar: readonly TrialStep[] = beginning): TrialSteps {
  const steps = new Map<Name, TrialStep>(soFar.map((step) => [step.name, step]))
  return {
    passed: (name, found = {}) => void steps.set(name, { name, outcome: 'passed', ...found }),
    failed: (name, found) => void steps.set(name, { name, outcome: 'failed', ...found }),
    isFinished: () =>
      [...steps.values()].some(({ outcome }) => outcome === 'failed') ||
      steps.get('person')?.outcome === 'passed',
    list: () => [...steps.values()],
  }
}

const beginning = trialStepNames.map((name): TrialStep => ({ name, outcome: 'waiting' }))
