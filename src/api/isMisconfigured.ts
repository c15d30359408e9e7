import { readErrorBody } from '#contract/failure.ts'

/**
 * Whether the service will refuse until somebody corrects the sign-on settings: trying again does not help.
 */
export const isMisconfigured = async (answer: Response): Promise<boolean> =>
  readErrorBody(await answer.text()).reason === 'provider-misconfigured'
