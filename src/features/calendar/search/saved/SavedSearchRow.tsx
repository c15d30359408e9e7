import { useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useId, type CSSProperties } from 'react'
import { spineOf } from '../../../../ui/colours/eventColours.ts'
import { MenuButton } from '../../../../ui/overlays/MenuButton.tsx'
import type { CompleteSearch } from './SavedSearch.ts'
import styles from './SavedSearches.module.css'

// lingui-set comment="Choices (verbs) of the menu of a saved search. Highlight: other events recede. Isolate: other events are left out."

type SavedSearchRowProps = {
  readonly search: CompleteSearch
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
  readonly onEdit: () => void
  readonly onMode: (mode: CompleteSearch['mode']) => void
  /** Shows what it finds as a list. */
  readonly onOpen: () => void
  readonly onDelete: () => void
}

/** One saved search: whether it is on, and what can be done with it. */
export function SavedSearchRow({ search, isOn, onTurn, onMode, ...handlers }: SavedSearchRowProps) {
  const { t } = useLingui()
  const queryId = useId()
  const { name, query, colour, mode } = search
  const style: CSSProperties & { '--tick': string } = { '--tick': spineOf(colour) }
  const choices = [
    { label: t`Edit`, run: handlers.onEdit },
    mode === 'highlight'
      ? { label: t`Isolate what matches`, run: () => onMode('isolate') }
      : { label: t`Highlight what matches`, run: () => onMode('highlight') },
    { label: t`Open search`, run: handlers.onOpen },
    { label: t`Delete`, isDangerous: true, run: handlers.onDelete },
  ]
  return (
    <li className={styles.search}>
      <label className={styles.choice} style={style}>
        <input
          className={styles.switch}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-label={name}
          aria-describedby={queryId}
          checked={isOn}
          onChange={({ target }) => onTurn(target.checked)}
        />
        <span className={styles.name}>{name}</span>
        <span className={styles.query} id={queryId}>
          {mode === 'isolate' ? t`Isolates ${query}` : t`Highlights ${query}`}
        </span>
      </label>
      <MenuButton label={t`Options for saved search ${name}`} size="small" choices={choices}>
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
      </MenuButton>
    </li>
  )
}
