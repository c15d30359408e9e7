import type { ReactNode } from 'react'
import type { User } from '#contract/identity.ts'
import { UserProvider } from '../../../../api/UserProvider.tsx'
import { inEnglish as InEnglish } from '../../../../ui/testing/inEnglish.tsx'

const alice: User = {
  id: 'alice',
  firstname: 'Alice',
  lastname: 'Archer',
  displayName: 'Alice Archer',
  preferredEmail: 'alice@kalends.example',
  emails: ['alice@kalends.example'],
  domains: [],
  isPlatformAdmin: false,
}

/** For tests: renders in English for Alice. */
export const asAlice = ({ children }: { readonly children: ReactNode }) => (
  <InEnglish>
    <UserProvider value={alice}>{children}</UserProvider>
  </InEnglish>
)
