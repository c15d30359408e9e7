import { Trans, useLingui } from '@lingui/react/macro'
import Activity from 'lucide-react/icons/activity'
import CalendarDays from 'lucide-react/icons/calendar-days'
import KeyRound from 'lucide-react/icons/key-round'
import { healthPath, signOnSettingsPath } from '../../navigation/addresses.ts'
import { useCalendarAddress } from '../../navigation/calendar/CalendarAddress.tsx'
import { To } from '../../navigation/To.tsx'
import styles from './MainNavigation.module.css'

// lingui-set comment="The tabs at the top of every page. “Main” names that navigation for screen readers."

/** The main pages. Those for administrators are only shown to administrators. */
export function MainNavigation({ isAdministrator }: { readonly isAdministrator: boolean }) {
  const { t } = useLingui()
  const calendar = useCalendarAddress()
  return (
    <nav className={styles.navigation} aria-label={t`Main`}>
      <To path={calendar} className={styles.link}>
        <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
        <span>
          <Trans>Calendar</Trans>
        </span>
      </To>
      {isAdministrator && (
        <>
          <To path={healthPath} className={styles.link}>
            <Activity size={16} strokeWidth={1.75} aria-hidden />
            <span>
              <Trans>Health</Trans>
            </span>
          </To>
          <To path={signOnSettingsPath} className={styles.link}>
            <KeyRound size={16} strokeWidth={1.75} aria-hidden />
            <span>
              <Trans>Sign-on settings</Trans>
            </span>
          </To>
        </>
      )}
    </nav>
  )
}
