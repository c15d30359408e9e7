import { Trans } from '@lingui/react/macro'
import type { EpochMs } from '#domain/time/units.ts'
import { useSecond } from './useSecond.ts'
import { formatDuration } from '../format/formatDuration.ts'

/** How long ago something was checked, updated as time passes. */
export function Ago({ at }: { readonly at: EpochMs }) {
  const ago = formatDuration(useSecond() - at)
  return <Trans>checked {ago} ago</Trans>
}
