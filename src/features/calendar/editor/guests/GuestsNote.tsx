import { Trans } from '@lingui/react/macro'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { offers } from '../../queries/server/hostFeatures.ts'

/** Which guests are told of an event when it is saved. */
export function GuestsNote() {
  return offers(useApi(), 'invitations') ? (
    <Trans>Guests who use this calendar are told when you save, others are not.</Trans>
  ) : (
    <Trans>Guests are not told yet.</Trans>
  )
}
