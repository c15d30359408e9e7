import { useLingui } from '@lingui/react/macro'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import type { WorkingAction } from '../../../../navigation/actions/workingActions.ts'
import { KeyList } from '../../../../ui/KeyList.tsx'
import styles from '../SearchDialog.module.css'

type ActionResultsProps = {
  readonly actions: readonly WorkingAction[]
  /** Closes the search, and does it. */
  readonly onRun: (action: WorkingAction) => void
}

/** What can be done, with the key that does it too. */
export function ActionResults({ actions, onRun }: ActionResultsProps) {
  const { t } = useLingui()
  return actions.map((action) => (
    <li key={action.name}>
      <button type="button" data-result className={styles.way} onClick={() => onRun(action)}>
        <CornerDownRight size={16} aria-hidden />
        {t(action.does)}
        <span className={styles.keys}>
          <KeyList keys={action.keys} />
        </span>
      </button>
    </li>
  ))
}
