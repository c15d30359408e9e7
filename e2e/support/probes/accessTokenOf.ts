import { oidcUserOf } from './oidcUserOf.ts'

/** The access token of a session. */
export const accessTokenOf = (held: Parameters<typeof oidcUserOf>[0]): string => oidcUserOf(held).access_token
