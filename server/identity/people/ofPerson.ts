import type { Principal } from '../../context.ts'
import type { UserRecord } from '../../store/records.ts'
import type { Accounts } from './accounts.ts'

type Asked = { readonly parameters: { readonly userId: string }; readonly principal: Principal }

/**
 * A handler for the person whose id or e-mail address is in the path. The value of `answer` is sent as JSON,
 * undefined as 204.
 *
 * @throws {HttpError} not-found if there is no such person
 */
export const ofPerson =
  (accounts: Pick<Accounts, 'find'>) =>
  <Asking extends Asked>(answer: (user: UserRecord, asking: Asking) => Promise<unknown>) =>
  async (asking: Asking): Promise<Response> => {
    const answered = await answer(await accounts.find(asking.parameters.userId), asking)
    return answered === undefined ? new Response(null, { status: 204 }) : Response.json(answered)
  }
