import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'

/** For tests: renders in the language that the sentences are written in. */
export function inEnglish({ children }: { readonly children: ReactNode }) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
