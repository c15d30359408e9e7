import { createApi, type Api } from './createApi.ts'
import type { Session } from './Session.ts'

export type Credentials = { readonly username: string; readonly password: string }

/**
 * The same service with a name and a password (RFC 7617) instead of the session. Wrong ones fail as
 * `wrong-credentials`.
 */
export const byCredentials = ({ config, fetch }: Api, { username, password }: Credentials): Api =>
  createApi({
    config: { ...config, bearerScheme: 'Basic', calendarCredential: 'bearer' },
    session: unrenewable(base64(`${username}:${password}`)),
    fetch,
    credential: 'password',
  })

const unrenewable = (token: string): Session => ({
  token: async () => ({ kind: 'renewed', token }),
  renew: async () => ({ kind: 'ended' }),
  isFresh: () => true,
  isEnded: false,
  onEnded: () => () => {},
})

/** As UTF-8, which `btoa` alone does not accept. */
const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
