import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import X from 'lucide-react/icons/x'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { FurtherFieldsProps } from './FurtherFieldsProps.ts'
import styles from './further.module.css'

/** Files that an event names by their addresses. */
export function AttachmentsField({ form, errorOf, onChange }: FurtherFieldsProps) {
  const { t } = useLingui()
  const id = useId()
  const { attachments } = form
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.legend}>
        <Trans>Attachments</Trans>
      </span>
      {attachments.map((address, index) => {
        const number = index + 1
        return (
          // Two may be the same, and each is typed in: their order is their name.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.row}>
            <TextField
              label={t`Address of attachment ${number}`}
              value={address}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just added to type here
              autoFocus={address === ''}
              inputMode="url"
              autoComplete="off"
              error={errorOf('attachments')}
              onChange={(next) => onChange({ attachments: attachments.with(index, next) })}
            />
            <IconButton
              label={t`Remove attachment ${number}`}
              icon={X}
              onClick={() => onChange({ attachments: attachments.toSpliced(index, 1) })}
            />
          </div>
        )
      })}
      <div className={styles.ways}>
        <Button size="small" variant="quiet" onClick={() => onChange({ attachments: [...attachments, ''] })}>
          <Trans>Attach a link</Trans>
        </Button>
      </div>
    </div>
  )
}
