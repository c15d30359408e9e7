import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Bookmark from 'lucide-react/icons/bookmark'
import { explain } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { maxResults } from './maxResults.ts'
import styles from './SearchDialog.module.css'
import type { ShownSearch } from './useSearch.ts'

type SearchProgressProps = {
  readonly search: ShownSearch
  /** It is to be kept. */
  readonly onSave: () => void
}

/** How many events were found, and how many years were searched. */
export function SearchProgress({ search, onSave }: SearchProgressProps) {
  const { t } = useLingui()
  const { found, hasMore, isEmpty, events } = search
  const { readCount, yearCount, isReading, failure, stop, resume } = events
  return (
    <div className={styles.progress}>
      <p role="status" className={styles.count}>
        {isEmpty ? (
          <Trans>
            Narrow it down with <code>with:bob</code>, <code>at:rosa</code>, <code>calendar:work</code>,{' '}
            <code>is:recurring</code>, <code>after:2027-03-01</code>. A <code>&gt;</code> lists everything you
            can do.
          </Trans>
        ) : hasMore ? (
          <Trans>The best {maxResults} results. Type more to narrow them down.</Trans>
        ) : (
          <Plural value={found.length} _0="No events found." one="# event found." other="# events found." />
        )}
      </p>
      {!isEmpty && (
        <Button variant="quiet" size="small" onClick={onSave}>
          <Bookmark size={16} strokeWidth={1.75} aria-hidden />
          <Trans>Save search</Trans>
        </Button>
      )}
      {failure !== null ? (
        <p>
          {t`Some years couldn’t be searched.`} {t(explain(failure).sentence)}{' '}
          <Button size="small" onClick={resume}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : isReading ? (
        <p>
          <Trans>
            Searched {readCount} of {yearCount} years …
          </Trans>{' '}
          <Button size="small" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        </p>
      ) : (
        readCount < yearCount && (
          <p>
            <Trans>
              Searched {readCount} of {yearCount} years.
            </Trans>{' '}
            <Button size="small" onClick={resume}>
              <Trans>Search the rest</Trans>
            </Button>
          </p>
        )
      )}
    </div>
  )
}
