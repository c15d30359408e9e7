import { Plural, Trans } from '@lingui/react/macro'
import Bookmark from 'lucide-react/icons/bookmark'
import { useId, useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { maxResults } from './maxResults.ts'
import styles from './SearchDialog.module.css'
import { SearchHelp } from './SearchHelp.tsx'
import type { ShownSearch } from './useSearch.ts'
import { YearsProgress } from './years/YearsProgress.tsx'

type SearchProgressProps = {
  readonly search: ShownSearch
  /** It is to be kept. */
  readonly onSave: () => void
}

/** How many events were found, and how many years were searched. */
export function SearchProgress({ search, onSave }: SearchProgressProps) {
  const { found, hasMore, isEmpty, isSearching, events } = search
  const helpId = useId()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  return (
    <div className={styles.progress}>
      <p role="status" className={styles.count}>
        {isEmpty ? (
          <Trans>
            Narrow it down with <code>with:bob</code>, <code>at:rosa</code>, <code>calendar:work</code>,{' '}
            <code>is:recurring</code>, <code>after:2027-03-01</code>.
          </Trans>
        ) : hasMore ? (
          <Trans>The best {maxResults} results. Type more to narrow them down.</Trans>
        ) : isSearching && found.length === 0 ? (
          <Trans>Searching …</Trans>
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
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isHelpOpen}
        aria-controls={isHelpOpen ? helpId : undefined}
        onClick={() => setIsHelpOpen(!isHelpOpen)}
      >
        <Trans>Ways to search</Trans>
      </Button>
      {!isEmpty && <YearsProgress events={events} isEverywhere={search.isEverywhere} />}
      {isHelpOpen && <SearchHelp id={helpId} />}
    </div>
  )
}
