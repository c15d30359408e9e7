import type { ReactNode } from 'react'
import { alice } from '../../../../api/testing/alice.ts'
import { UserProvider } from '../../../../api/UserProvider.tsx'
import { inEnglish as InEnglish } from '../../../../ui/testing/inEnglish.tsx'

/** For tests: renders in English for Alice. */
export const asAlice = ({ children }: { readonly children: ReactNode }) => (
  <InEnglish>
    <UserProvider value={alice}>{children}</UserProvider>
  </InEnglish>
)
