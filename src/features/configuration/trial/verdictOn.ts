import type { OpenTrial, TrialReport } from '../data/trialRequests.ts'

/** The verdict on a trial as a whole; `none`: nothing was tried. */
export type TrialVerdict = 'none' | 'running' | 'works' | 'fails' | 'over'

export function verdictOn(trial: OpenTrial | null, report: TrialReport | undefined): TrialVerdict {
  if (trial === null) return 'none'
  if (report === undefined || report.kind === 'running') return 'running'
  if (report.kind === 'over') return 'over'
  return report.steps.every(({ outcome }) => outcome === 'passed') ? 'works' : 'fails'
}
