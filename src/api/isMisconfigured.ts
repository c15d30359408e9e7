import { readErrorBody } from '#contract/failure.ts'

/** Whether a refusal of the service lasts until somebody mends the sign-on settings: asking again does not help. */
export const isMisconfigured = async (answer: Response): Promise<boolean> =>
  readErrorBody(await answer.text()).reason === 'provider-misconfigured'
