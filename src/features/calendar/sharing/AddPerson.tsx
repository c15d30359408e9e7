import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import type { RightName } from '#contract/sharing/shares.ts'
import { printPerson } from '#domain/event/guests/printPerson.ts'
import { parseGuests } from '#domain/event/guests/parseGuests.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { useFoundPeople } from '../editor/guests/useFoundPeople.ts'
import styles from './ShareDialog.module.css'
import type { ShareChange } from './shareRequests.ts'
import { useRightLabels, useRightSentences } from './useRightLabels.ts'

// lingui-set comment="The field for the person with whom a calendar will be shared."

type AddPersonProps = {
  readonly typed: string
  readonly isBusy: boolean
  readonly onTyped: (typed: string) => void
  readonly onAdd: (added: readonly ShareChange[]) => void
}

/** Somebody of the organisation, found as one types, and what they will be allowed; several who are pasted, too. */
export function AddPerson({ typed, isBusy, onTyped, onAdd }: AddPersonProps) {
  const { t } = useLingui()
  const formId = useId()
  const [right, setRight] = useState<RightName>('read')
  const [isTried, setIsTried] = useState(false)
  const found = useFoundPeople(typed)
  const shown = useRightSentences()

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const { people, rest } = parseGuests(typed)
    const isRead = people.length > 0 && rest === ''
    setIsTried(!isRead)
    if (isRead) onAdd(people.map(({ address }) => ({ href: `mailto:${address}`, right })))
  }

  return (
    <form id={formId} className={styles.share} noValidate onSubmit={onSubmit}>
      <ComboField
        label={t`Person`}
        value={typed}
        suggestions={found.map(printPerson)}
        placeholder={t`Name or e-mail`}
        error={isTried ? t`Enter an e-mail address, such as bob@example.org` : undefined}
        onChange={(text) => {
          setIsTried(false)
          onTyped(text)
        }}
      />
      <div className={styles.chosen}>
        <SelectField
          label={t`Permission`}
          value={right}
          options={useRightLabels()}
          hint={shown[right]}
          onChange={setRight}
        />
        <Button type="submit" isBusy={isBusy}>
          <Trans>Share</Trans>
        </Button>
      </div>
    </form>
  )
}
