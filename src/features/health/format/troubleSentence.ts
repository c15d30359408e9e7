import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#contract/failure.ts'
import type { Trouble } from '#domain/health/watch.ts'
import { explain } from '../../../api/explain.ts'

/** Why there is no answer, for the people who operate the service. */
export const troubleSentence = ({ failure }: Pick<Trouble, 'failure'>): MessageDescriptor =>
  sentences[failure] ?? explain(failure).sentence

const sentences: Readonly<Partial<Record<Failure, MessageDescriptor>>> = {
  offline: msg`Can’t reach the service.`,
  'timed-out': msg`The service took too long to respond.`,
  unavailable: msg`The service, or a proxy in front of it, isn’t available.`,
  'server-error': msg`The service reported an internal error.`,
  'unreadable-answer': msg`Something else responded, maybe a proxy in front of the service.`,
  'signed-out': msg`Checks stopped because your session ended.`,
  'unknown-domain': msg`The service no longer recognises your account.`,
  forbidden: msg`You don’t have permission to see the service’s health.`,
  'not-found': msg`No service found at this address.`,
}
