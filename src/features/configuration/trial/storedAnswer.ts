import * as v from 'valibot'
import { trialResult } from '#contract/trial.ts'
import type { TrialAnswer } from './trialAnswer.ts'

/**
 * Where an answer waits while its window loads the page of the trial: in this window only, and in no address.
 */
const key = 'trial.answer'

const storedAnswer = v.pipe(v.string(), v.parseJson(), v.object({ trialId: v.string(), result: trialResult }))

type AnswerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const keepAnswer = (storage: AnswerStorage, answer: TrialAnswer): void =>
  storage.setItem(key, JSON.stringify(answer))

/** The stored answer for this trial, which is deleted; null if there is none. */
export function takeAnswer(storage: AnswerStorage, trialId: string): TrialAnswer | null {
  const read = v.safeParse(storedAnswer, storage.getItem(key))
  storage.removeItem(key)
  return read.success && read.output.trialId === trialId ? read.output : null
}
