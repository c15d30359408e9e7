import { Trans } from '@lingui/react/macro'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { offers } from '../../queries/server/hostFeatures.ts'

/** Which guests are told of an event when it is saved. */
export function GuestsNote() {
  const api = useApi()
  if (!offers(api, 'invitations')) return <Trans>Guests haven’t been told yet.</Trans>
  return api.config.features.guestMail ? (
    <Trans>Guests are told when you save, those who don’t use this calendar by mail.</Trans>
  ) : (
    <Trans>Guests who use this calendar are told when you save, others aren’t.</Trans>
  )
}
