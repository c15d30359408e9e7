import { Trans, useLingui } from '@lingui/react/macro'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { meetingLink } from '../../format/meetingLink.ts'
import type { FurtherFieldsProps } from './FurtherFieldsProps.ts'
import { newRoom } from './newRoom.ts'
import styles from './further.module.css'

/** Where an event is met online: a link that is typed, one that its texts have, or a new room. */
export function MeetingField({ form, errorOf, isInvited, onChange }: FurtherFieldsProps) {
  const { t } = useLingui()
  const { meetingUrl } = useApi().config
  const isEmpty = form.conference.trim() === ''
  const link = isEmpty ? meetingLink(form, null) : null
  const host = link === null ? '' : new URL(link).host
  return (
    <div className={styles.group}>
      <TextField
        label={t`Online meeting`}
        disabled={isInvited}
        value={form.conference}
        inputMode="url"
        autoComplete="off"
        hint={link === null ? undefined : t`Join leads to the link to ${host} above.`}
        error={errorOf('conference')}
        onChange={(conference) => onChange({ conference })}
      />
      {!isInvited && isEmpty && link === null && meetingUrl !== undefined && (
        <div className={styles.ways}>
          <Button size="small" onClick={() => onChange({ conference: newRoom(meetingUrl) })}>
            <Trans comment="A button: a room of its own for an online meeting.">New room</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
