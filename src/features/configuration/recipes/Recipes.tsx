import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import type { RegisteredAddresses } from '../registeredAddresses.ts'
import { Entra } from './Entra.tsx'
import { Google } from './Google.tsx'
import { Keycloak } from './Keycloak.tsx'
import { LemonLdap } from './LemonLdap.tsx'
import { ProviderTable } from './ProviderTable.tsx'
import styles from './Recipes.module.css'

/** How to register this application at common providers, with its real addresses. */
export function Recipes({ addresses }: { readonly addresses: RegisteredAddresses }) {
  const { t } = useLingui()
  return (
    <section className={styles.recipes} aria-label={t`Step by step`}>
      <h3>
        <Trans>Step by step</Trans>
      </h3>
      <Recipe name="Keycloak">
        <Keycloak {...addresses} />
      </Recipe>
      <Recipe name="LemonLDAP::NG">
        <LemonLdap {...addresses} />
      </Recipe>
      <Recipe name="Microsoft Entra ID">
        <Entra {...addresses} />
      </Recipe>
      <Recipe name="Google">
        <Google {...addresses} />
      </Recipe>
      <Recipe name={t`All providers, and how they were checked`}>
        <ProviderTable />
      </Recipe>
    </section>
  )
}

const Recipe = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Disclosure summary={name}>
    <div className={styles.recipe}>{children}</div>
  </Disclosure>
)
