import { createContext, use } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import type { Api } from '../../../api/createApi.ts'

/**
 * Whose credentials the calls of this page carry: the signed-in person's, or an administrator's name and
 * password.
 */
export type Administrator = {
  readonly api: Api
  /** Whether an administrator's name and password are used instead of the signed-in person's session. */
  readonly hasCredentials: boolean
  /** Opens the dialog that asks for them, after the service answered 403. */
  readonly askForCredentials: () => void
  readonly forgetCredentials: () => void
}

const AdministratorContext = createContext<Administrator | null>(null)
export const AdministratorProvider = AdministratorContext

/** The `Api` for every call of this page. */
export function useAdminApi(): Api {
  const signedIn = useApi()
  return use(AdministratorContext)?.api ?? signedIn
}

/** Whether that is an administrator’s name and password. */
export const useHasCredentials = (): boolean => use(AdministratorContext)?.hasCredentials ?? false

export function useAdministrator(): Administrator {
  const administrator = use(AdministratorContext)
  if (!administrator) throw new Error('useAdministrator needs an AdministratorProvider above it')
  return administrator
}
