import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type ReactNode } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { useUser } from '../../api/UserProvider.tsx'
import { HourHeight } from '../../features/calendar/options/HourHeight.tsx'
import { OptionField } from '../../features/calendar/options/OptionField.tsx'
import { optionRows, type OptionRow } from '../../features/calendar/options/optionRows.ts'
import { WithViewOptions } from '../../features/calendar/options/WithViewOptions.tsx'
import { WorkingHoursChoice } from '../../features/calendar/options/WorkingHoursChoice.tsx'
import type { CalendarView } from '../../features/calendar/views/CalendarView.ts'
import { calendarViews } from '../../features/calendar/views/calendarViews.ts'
import { useSettings, useSettingsStore } from '../../settings/useSettings.ts'
import { LabelledRadios } from '../../ui/fields/LabelledRadios.tsx'
import { useFocusAfterRemoval } from '../../ui/focus/useFocusAfterRemoval.ts'
import { lazyComponent } from '../../ui/loading/lazyComponent.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { phone } from '../appearance/phone.ts'
import { canOpenOffline, offlineBrowser } from '../offline/offlineAccess.ts'
import { FirstViewFields } from './FirstViewFields.tsx'
import { HomeZoneField } from './HomeZoneField.tsx'
import { LanguageField } from './LanguageField.tsx'
import { ShortcutFields } from './shortcuts/ShortcutFields.tsx'
import { canHandleLinks, LinkHandling } from './LinkHandling.tsx'
import { OfflineAccess } from './OfflineAccess.tsx'
import { NewEventLength } from './NewEventLength.tsx'
import { ReminderFields } from './ReminderFields.tsx'
import { SecondZoneField } from './SecondZoneField.tsx'
import { SeenByOthers } from './SeenByOthers.tsx'
import styles from './SettingsPage.module.css'

/** Only administrators have it. */
const RoomsSettings = lazyComponent(async () => (await import('./rooms/RoomsSettings.tsx')).RoomsSettings)

// lingui-set comment="The page of a person’s settings."

/** Everything a person can choose about the application. Each choice holds at once, and goes with them. */
export function SettingsPage({ views = calendarViews }: { readonly views?: readonly CalendarView[] }) {
  const { t } = useLingui()
  const { userSettings, freeBusy } = useApi().config.features
  const main = useRef<HTMLElement>(null)
  useFocusAfterRemoval(main)
  return (
    <main className={styles.page} tabIndex={-1} aria-busy={false} ref={main}>
      <title>{t`Settings · Kalends`}</title>
      <header>
        <h1>
          <Trans>Settings</Trans>
        </h1>
        <Introduction />
      </header>
      <WithViewOptions>
        <Section title={t`Appearance`}>
          <LanguageField />
          <Theme />
          <HourHeight hint={useMedia(phone) ? t`On this device only` : undefined} />
        </Section>
        <Section title={t`Views`}>
          <FirstViewFields views={views} />
        </Section>
        <Section title={t`Dates and times`}>
          <HomeZoneField />
          <SecondZoneField />
          <Options about="dates" />
        </Section>
        <Section title={t`Working hours`}>
          <WorkingHoursChoice isDrawn />
        </Section>
        {userSettings && freeBusy && (
          <Section title={t`What others see`}>
            <SeenByOthers />
          </Section>
        )}
        <Section title={t`Events`}>
          <NewEventLength />
          <Options about="events" />
        </Section>
        {canHandleLinks() && (
          <Section title={t`Links`}>
            <LinkHandling />
          </Section>
        )}
        <Section title={t`Reminders`}>
          <ReminderFields />
        </Section>
        <WithoutNetwork />
        <Section title={t`Keyboard`}>
          <ShortcutFields />
        </Section>
        <ForAdministrators />
      </WithViewOptions>
    </main>
  )
}

function Introduction() {
  const { t } = useLingui()
  const isOnService = useApi().config.features.userSettings
  return (
    <p>
      {isOnService
        ? t`Kept with your account, for every browser you use.`
        : t`Kept in this browser, until you sign out.`}
    </p>
  )
}

function WithoutNetwork() {
  const { t } = useLingui()
  const api = useApi()
  // The mock build has no other service than the page.
  if (__MOCKED__ || api.copiedAt !== undefined || !canOpenOffline(offlineBrowser(api))) return null
  return (
    <Section title={t`Without a network`}>
      <OfflineAccess />
    </Section>
  )
}

/** What is chosen for everybody. */
function ForAdministrators() {
  const { t } = useLingui()
  const { features } = useApi().config
  const { isPlatformAdmin } = useUser()
  // Without a history the configuration is that of another service.
  if (!isPlatformAdmin || !features.history || !features.invitations) return null
  return (
    <Section title={t`Rooms of the organisation`}>
      <RoomsSettings />
    </Section>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

const Options = ({ about }: Pick<OptionRow, 'about'>) =>
  optionRows.filter((row) => row.about === about).map((row) => <OptionField key={row.label.id} row={row} />)

function Theme() {
  const { t } = useLingui()
  const { theme = 'system' } = useSettings()
  const { choose } = useSettingsStore()
  return (
    <LabelledRadios
      label={t`Theme`}
      value={theme}
      options={[
        { value: 'system', label: t`Match device` },
        { value: 'light', label: t`Light` },
        { value: 'dark', label: t`Dark` },
      ]}
      onChange={(chosen) => choose({ theme: chosen })}
    />
  )
}
