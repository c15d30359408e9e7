import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import type { Api } from '../../../api/createApi.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import { carrySettings } from '../data/commands.ts'
import { AdministratorProvider, type Administrator } from './useAdminApi.ts'

const CredentialsDialog = lazyDialog(async () => (await import('./CredentialsDialog.tsx')).CredentialsDialog)

/** Provides the administrator's `Api` to a page; name and password are forgotten when the page is left. */
export function AdministratorScope({ children }: { readonly children: ReactNode }) {
  const signedIn = useApi()
  const queryClient = useQueryClient()
  const { isPlatformAdmin } = useUser()
  const [asAdministrator, setAsAdministrator] = useState<Api | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const administrator = useMemo(
    (): Administrator => ({
      api: asAdministrator ?? signedIn,
      hasCredentials: asAdministrator !== null,
      askForCredentials: () => setIsAsking(true),
      forgetCredentials: () => {
        // Anyone else loses the form with the credentials.
        if (isPlatformAdmin) carrySettings(queryClient, false)
        setAsAdministrator(null)
      },
    }),
    [asAdministrator, signedIn, queryClient, isPlatformAdmin],
  )
  return (
    <AdministratorProvider value={administrator}>
      {children}
      {isAsking && (
        <CredentialsDialog
          onClose={() => setIsAsking(false)}
          onAccepted={(api) => {
            carrySettings(queryClient, true)
            setAsAdministrator(api)
            setIsAsking(false)
          }}
        />
      )}
    </AdministratorProvider>
  )
}
