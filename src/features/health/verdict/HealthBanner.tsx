import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiProvider.tsx'
import { healthPath } from '../../../navigation/addresses.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { healthQueries } from '../data/queries.ts'

/** Says over the calendar that the service is unhealthy; nothing if it is well or does not answer. */
export function HealthBanner() {
  const { t } = useLingui()
  const go = useGo()
  const { data: health } = useQuery(healthQueries.verdict(useApi()))
  if (health?.status !== 'unhealthy') return null
  return (
    <Banner actions={[{ label: t`Service health`, run: () => go(healthPath) }]}>
      <Trans>We’re having problems. Some events may be slow to load.</Trans>
    </Banner>
  )
}
