import { Trans } from '@lingui/react/macro'
import type { Watch } from '#domain/health/watch.ts'
import { Ago } from './Ago.tsx'

type CheckedLineProps = {
  readonly watch: Watch
  readonly everySeconds: number
  readonly isPaused: boolean
}

/** How old the answer is, and when the next one is asked for. */
export function CheckedLine({ watch, everySeconds, isPaused }: CheckedLineProps) {
  const { checkedAt, tookMs, trouble } = watch
  const isGoingOn = !isPaused && trouble === null
  if (checkedAt === null) return null
  return (
    <>
      <Ago at={checkedAt} />
      {tookMs !== null && (
        <>
          {' · '}
          <Trans>answered in {tookMs} ms</Trans>
        </>
      )}
      {isPaused && ' · '}
      {isPaused && <Trans>paused</Trans>}
      {isGoingOn && ' · '}
      {isGoingOn && <Trans>every {everySeconds} seconds</Trans>}
    </>
  )
}
