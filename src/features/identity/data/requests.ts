import { endpoints } from '#contract/endpoints.ts'
import { userAnswer } from '#contract/identity.ts'
import type { Api } from '../../../api/createApi.ts'

/** Who is signed in (ID-11). */
export async function getUser(api: Api, signal?: AbortSignal) {
  const { value } = await api.send(endpoints.user, { schema: userAnswer, signal })
  return value
}
