import { Trans } from '@lingui/react/macro'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { offers } from '../../queries/server/hostFeatures.ts'

/** Which guests are told of an event when it is saved. */
export function GuestsNote() {
  const api = useApi()
  if (!offers(api, 'invitations')) return <Trans>Guests are not told yet.</Trans>
  return api.config.features.guestMail ? (
    <Trans>Guests are told when you save, those who do not use this calendar by mail.</Trans>
  ) : (
    <Trans>Guests who use this calendar are told when you save, others are not.</Trans>
  )
}
