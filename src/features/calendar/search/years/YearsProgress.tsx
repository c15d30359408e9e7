import { Trans, useLingui } from '@lingui/react/macro'
import { explain } from '../../../../api/explain.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import type { SearchedEvents } from './useSearchedEvents.ts'

// lingui-set comment="How far a search has come: {from} and {to} are years. “Stop” is a button (verb)."

type YearsProgressProps = {
  readonly events: SearchedEvents
  /** The service has searched at all times: nothing is left to be searched. */
  readonly isEverywhere: boolean
}

/** How many years were searched, where the search ends, and how it goes on. */
export function YearsProgress({ events, isEverywhere }: YearsProgressProps) {
  const { t } = useLingui()
  const { readCount, yearCount, isReading, failure, stop, resume } = events
  if (failure !== null)
    return (
      <p>
        <span>
          {t`Some years couldn’t be searched.`} {t(explain(failure).sentence)}
        </span>{' '}
        <Button size="small" onClick={resume}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    )
  if (isReading)
    return (
      <p>
        <span>
          <Trans>
            Searched {readCount} of {yearCount} years …
          </Trans>
        </span>{' '}
        <Button size="small" onClick={stop}>
          <Trans>Stop</Trans>
        </Button>
      </p>
    )
  if (readCount < yearCount)
    return (
      <p>
        <span>
          <Trans>
            Searched {readCount} of {yearCount} years.
          </Trans>
        </span>{' '}
        <Button size="small" onClick={resume}>
          <Trans>Search the rest</Trans>
        </Button>
      </p>
    )
  return isEverywhere ? null : <Ends events={events} />
}

/** Where the search ends, if what is searched for may be beyond. */
function Ends({ events: { years, widen } }: Pick<YearsProgressProps, 'events'>) {
  const { hasEarlier, hasLater } = years
  if (!hasEarlier && !hasLater) return null
  const [from, to] = [String(years.from), String(years.to)]
  return (
    <p>
      <span>
        <Trans>
          Searched from {from} to {to}.
        </Trans>
      </span>{' '}
      {hasEarlier && (
        <Button size="small" onClick={() => widen('earlier')}>
          <Trans>Search earlier years</Trans>
        </Button>
      )}{' '}
      {hasLater && (
        <Button size="small" onClick={() => widen('later')}>
          <Trans>Search later years</Trans>
        </Button>
      )}
    </p>
  )
}
