import { Plural, Trans } from '@lingui/react/macro'
import type { Watch } from '#domain/health/watch.ts'
import { Ago } from './Ago.tsx'

// lingui-set comment="Facts under the state of the service: “checked 8 s ago · answered in 12 ms · every 30 seconds”. “paused”: regular checks are."

type CheckedLineProps = {
  readonly watch: Watch
  readonly everySeconds: number
  readonly isPaused: boolean
}

/** The age of the answer, and when the next one is requested. */
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
      {isGoingOn && <Plural value={everySeconds} one="every second" other="every # seconds" />}
    </>
  )
}
