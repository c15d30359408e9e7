import { useMemo, useState, type ReactNode } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import type { Api } from '../../../api/createApi.ts'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import { AdministratorProvider, type Administrator } from './useAdminApi.ts'

const CredentialsDialog = lazyDialog(async () => (await import('./CredentialsDialog.tsx')).CredentialsDialog)

/** Provides the administrator's `Api` to a page; name and password are forgotten when the page is left. */
export function AdministratorScope({ children }: { readonly children: ReactNode }) {
  const signedIn = useApi()
  const [asAdministrator, setAsAdministrator] = useState<Api | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const administrator = useMemo(
    (): Administrator => ({
      api: asAdministrator ?? signedIn,
      hasCredentials: asAdministrator !== null,
      askForCredentials: () => setIsAsking(true),
      forgetCredentials: () => setAsAdministrator(null),
    }),
    [asAdministrator, signedIn],
  )
  return (
    <AdministratorProvider value={administrator}>
      {children}
      {isAsking && (
        <CredentialsDialog
          onClose={() => setIsAsking(false)}
          onAccepted={(api) => {
            setAsAdministrator(api)
            setIsAsking(false)
          }}
        />
      )}
    </AdministratorProvider>
  )
}
