import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/ApiProvider.tsx'
import { healthPath } from '../../navigation/addresses.ts'
import { useGo } from '../../navigation/useGo.ts'
import { Banner } from '../../ui/Banner.tsx'
import { healthQueries } from './data/queries.ts'

/** Says over the calendar that the service is not well; as long as it is, or does not answer, nothing. */
export function HealthBanner() {
  const { t } = useLingui()
  const go = useGo()
  const { data: health } = useQuery(healthQueries.verdict(useApi()))
  if (health?.status !== 'unhealthy') return null
  return (
    <Banner actions={[{ label: t`Service health`, run: () => go(healthPath) }]}>
      <Trans>The service is not well just now. Some of the calendar may be slow or missing.</Trans>
    </Banner>
  )
}
