/**
 * The service cannot start (or an operator's command cannot run): the message is one sentence for the
 * operator.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
