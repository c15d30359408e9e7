import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import X from 'lucide-react/icons/x'
import { isSameReminder, type Reminder } from '#domain/event/further/Reminder.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { canMail } from '../../../../settings/push/mailReminders.ts'
import { isPushedHere } from '../../../../settings/push/pushHere.ts'
import { useNotificationPermission } from '../../../../settings/push/useNotificationPermission.ts'
import { useSettings } from '../../../../settings/useSettings.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { MenuButton } from '../../../../ui/overlays/MenuButton.tsx'
import { formatReminderTime } from '../../format/formatReminderTime.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { newEventReminders, usualDayReminders, usualReminders } from '../form/newEventReminders.ts'
import type { EventForm } from '../form/eventForm.ts'
import { DesktopNote } from './DesktopNote.tsx'
import { EarlyNote } from './EarlyNote.tsx'
import { OwnReminder } from './OwnReminder.tsx'
import styles from './further.module.css'

// lingui-set comment="Reminders of an event: when a person is told of it."

type RemindersFieldProps = {
  readonly form: EventForm
  readonly calendars: readonly Calendar[]
  readonly today: IsoDate
  /** The zone of the view. */
  readonly zone: string
  readonly onChange: (change: Partial<EventForm>) => void
}

/** When an event reminds: some usual times, and any other. */
export function RemindersField({ form, calendars, today, zone, onChange }: RemindersFieldProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const [isOwn, setIsOwn] = useState(false)
  const settings = useSettings()
  const calendar = calendars.find((each) => each.id === form.calendarId)
  const asked = calendar ? newEventReminders(settings, calendar, form.isAllDay) : []
  const reminders: readonly Reminder[] = form.reminders ?? asked
  const put = (next: readonly Reminder[]) => onChange({ reminders: [...next] })
  const add = (reminder: Reminder) => {
    if (!reminders.some((each) => isSameReminder(each, reminder))) put([...reminders, reminder])
  }
  const ownZone = zoneNamed(ianaZone(form.zone) ?? 'UTC')
  const nameOf = (reminder: Reminder) => formatReminderTime(reminder, form.isAllDay, ownZone)

  /** The button that opened it takes its place again. */
  function close() {
    setIsOwn(false)
    onChange({ typedReminder: null })
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus())
  }

  return (
    <div ref={group} role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.legend}>
        <Trans>Reminders</Trans>
      </span>
      <ReminderRows reminders={reminders} nameOf={nameOf} onChange={put} />
      {reminders.length > 0 && form.reminders === null && (
        <p className={styles.quiet}>
          <Trans>As you chose for new events.</Trans>
        </p>
      )}
      {reminders.length > 0 && <Ways />}
      <EarlyNote form={form} reminders={reminders} />
      {isOwn || form.typedReminder !== null ? (
        <OwnReminder
          {...{ form, calendars, today, zone }}
          isOpened={isOwn}
          onTyped={(typedReminder) => onChange({ typedReminder })}
          onAdd={(reminder) => {
            add(reminder)
            close()
          }}
        >
          <Button size="small" variant="quiet" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </OwnReminder>
      ) : (
        <AddReminder
          usual={form.isAllDay ? usualDayReminders : usualReminders}
          nameOf={nameOf}
          onAdd={add}
          // When the menu is closed, which until then keeps the focus to itself.
          onOwn={() => void setTimeout(() => setIsOwn(true))}
        />
      )}
    </div>
  )
}

/** How the reminders of this person come. */
function Ways() {
  const { t } = useLingui()
  const { notifications } = useSettings()
  const { permission } = useNotificationPermission()
  const isMailed = canMail(useApi()) && notifications?.byMail === true
  const isPushed = permission === 'granted' && isPushedHere(localStorage)

  function sentence(): string {
    if (isPushed)
      return isMailed
        ? t`Reminders come on this device even while Kalends is closed, and by e-mail.`
        : t`Reminders come on this device even while Kalends is closed, not by e-mail.`
    return isMailed
      ? t`Reminders come while Kalends is open in this browser, and by e-mail.`
      : t`Reminders come while Kalends is open in this browser, not by e-mail.`
  }

  return (
    <>
      <p className={styles.quiet}>{sentence()}</p>
      <DesktopNote />
    </>
  )
}

type Named = { readonly nameOf: (reminder: Reminder) => string }

type ReminderRowsProps = Named & {
  readonly reminders: readonly Reminder[]
  readonly onChange: (reminders: readonly Reminder[]) => void
}

function ReminderRows({ reminders, nameOf, onChange }: ReminderRowsProps) {
  const { t } = useLingui()
  if (reminders.length === 0) return null
  return (
    <ul role="list" className={styles.list}>
      {reminders.map((reminder, index) => {
        const name = nameOf(reminder)
        return (
          <li key={JSON.stringify(reminder)} className={styles.row}>
            <span>{name}</span>
            <IconButton
              label={t`Remove: ${name}`}
              icon={X}
              onClick={() => onChange(reminders.toSpliced(index, 1))}
            />
          </li>
        )
      })}
    </ul>
  )
}

type AddReminderProps = Named & {
  readonly usual: readonly Reminder[]
  readonly onAdd: (reminder: Reminder) => void
  readonly onOwn: () => void
}

function AddReminder({ usual, nameOf, onAdd, onOwn }: AddReminderProps) {
  const { t } = useLingui()
  return (
    <div className={styles.ways}>
      <MenuButton
        label={t`Add reminder`}
        size="small"
        choices={[
          ...usual.map((reminder) => ({ label: nameOf(reminder), run: () => onAdd(reminder) })),
          { label: t`Another time…`, run: onOwn },
        ]}
      />
    </div>
  )
}
