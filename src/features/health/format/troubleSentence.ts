import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#contract/failure.ts'
import type { Trouble } from '#domain/health/watch.ts'
import { explain } from '../../../api/explain.ts'

/** Why there is no answer, for who looks after the service. */
export const troubleSentence = ({ failure }: Pick<Trouble, 'failure'>): MessageDescriptor =>
  sentences[failure] ?? explain(failure).sentence

const sentences: Readonly<Partial<Record<Failure, MessageDescriptor>>> = {
  offline: msg`The service cannot be reached.`,
  'timed-out': msg`The service does not answer in time.`,
  unavailable: msg`The service cannot be asked: it, or what stands in front of it, says that it cannot answer.`,
  'server-error': msg`The service answers that something went wrong in it.`,
  'unreadable-answer': msg`What answers is not the service: perhaps a proxy in front of it.`,
  'signed-out': msg`The service is no longer asked, as your session has ended.`,
  'unknown-domain': msg`The service does not know you any more, and so tells nothing.`,
  forbidden: msg`The service does not tell you how it is.`,
  'not-found': msg`There is no service at this address.`,
}
