/**
 * The service cannot start, or an operator's command cannot run. The message is a sentence for the operator.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
