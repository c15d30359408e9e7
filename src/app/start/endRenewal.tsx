import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { onRenewalNews, tellRenewal } from '../../features/identity/renewal/renewalNews.ts'
import { SignInLayout } from '../../features/identity/pages/SignInLayout.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'

/** How long the tab that opened the window may take to confirm that it has the answer. */
const patienceMs = 5000

/**
 * Pass the provider's answer to the tab whose session is renewed: only that tab can redeem it.
 *
 * @returns the page to show, and whether its window can be closed
 */
export async function endRenewal(
  channel: BroadcastChannel,
  query: string,
): Promise<{ readonly page: ReactNode; readonly isDone: boolean }> {
  const isDone = await isTaken(channel, query)
  const page = (
    <I18nProvider i18n={i18n}>
      <RenewalWindow isDone={isDone} />
    </I18nProvider>
  )
  return { page, isDone }
}

function isTaken(channel: BroadcastChannel, query: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const stop = onRenewalNews(channel, (news) => {
    if (news.kind === 'renewal-taken' && news.query === query) resolve(true)
  })
  const timer = setTimeout(() => resolve(false), patienceMs)
  tellRenewal(channel, { kind: 'renewal-answered', query })
  return promise.finally(() => {
    clearTimeout(timer)
    stop()
  })
}

function RenewalWindow({ isDone }: { readonly isDone: boolean }) {
  const { t } = useLingui()
  const title = isDone ? t`Signed in again` : t`This window is no longer needed`
  return (
    <SignInLayout title={title}>
      <EmptyState level={1} title={title}>
        {isDone ? (
          <Trans>Close this window and continue in the calendar.</Trans>
        ) : (
          <Trans>The tab that opened it is closed or already signed in. You can close this window.</Trans>
        )}
      </EmptyState>
    </SignInLayout>
  )
}
