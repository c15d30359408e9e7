import { i18n } from '@lingui/core'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'

/** Menus, tabs and what stands beside something run in the direction of the language that is spoken, and say their own words in it. */
export const InLanguage = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale={i18n.locale}>{children}</I18nProvider>
)
