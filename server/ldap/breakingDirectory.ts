import type { Directory } from '../ports.ts'
import { circuitBreaker } from '../net/circuitBreaker.ts'
import { noAnswerInTime } from './ldapConnection.ts'
import { monotonicClock } from '../clocks.ts'

/**
 * Of the calls to a directory that does not respond, one waits for the time-out. The others fail at once
 * until it responds again.
 */
export function breakingDirectory(directory: Directory, clock = monotonicClock): Directory {
  const breaker = circuitBreaker(clock)
  const guarded = async <Answer>(
    ask: () => Promise<Answer>,
    causeIn: (answer: Answer) => string | null,
    instead: Answer,
  ): Promise<Answer> => {
    const attempt = breaker.begin('directory')
    if (attempt === null) return instead
    const answer = await ask()
    if (causeIn(answer) === noAnswerInTime) attempt.silent()
    else attempt.replied()
    return answer
  }
  return {
    settings: directory.settings,
    authenticate: (...asked) =>
      guarded(
        () => directory.authenticate(...asked),
        (answer) => (answer.kind === 'unreachable' ? answer.cause : null),
        { kind: 'unreachable', cause: noAnswerInTime },
      ),
    search: (words, limit) =>
      guarded(
        () => directory.search(words, limit),
        (answer) => (answer.kind === 'unreachable' ? answer.cause : null),
        { kind: 'unreachable', cause: noAnswerInTime },
      ),
    problem: () => guarded(directory.problem, (cause) => cause, noAnswerInTime),
  }
}
