import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiProvider } from '../../../../api/ApiProvider.tsx'
import { alice } from '../../../../api/testing/alice.ts'
import { apiFetching } from '../../../../api/testing/apiFetching.ts'
import { UserProvider } from '../../../../api/UserProvider.tsx'
import { inEnglish as InEnglish } from '../../../../ui/testing/inEnglish.tsx'

/** For tests: renders in English for Alice, whose service answers so. */
export function asAliceWith(answer: () => Response | Promise<Response>) {
  const api = apiFetching(answer)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return ({ children }: { readonly children: ReactNode }) => (
    <InEnglish>
      <ApiProvider value={api}>
        <QueryClientProvider client={client}>
          <UserProvider value={alice}>{children}</UserProvider>
        </QueryClientProvider>
      </ApiProvider>
    </InEnglish>
  )
}

/** The same, with a service that does not answer. */
export const asAlice = asAliceWith(() => Response.error())
