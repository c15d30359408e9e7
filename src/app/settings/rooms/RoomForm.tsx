import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Room } from '#contract/rooms/rooms.ts'
import { useBeforeLeaving } from '../../../navigation/useBeforeLeaving.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import { readRoomDraft, type RoomDraft, type RoomProblem, type RoomProblems } from './roomDraft.ts'
import styles from './RoomsSettings.module.css'

// lingui-set comment="The form in which an administrator lists a meeting room."

const LeaveDialog = lazyDialog(async () => (await import('../../../ui/overlays/LeaveDialog.tsx')).LeaveDialog)

type RoomFormProps = {
  /** What is typed at first. */
  readonly first: RoomDraft
  /** The other rooms of the list. */
  readonly others: readonly Room[]
  /** What the service says of what was saved last. */
  readonly refused: RoomProblems | null
  readonly isSaving: boolean
  /** Whether somebody else has removed the room since the form was opened. */
  readonly isGone?: boolean
  readonly onSave: (room: Room) => void
  readonly onClose: () => void
}

/** The fields of a room. What was typed stays until it is saved. */
export function RoomForm({
  first,
  others,
  refused,
  isSaving,
  isGone = false,
  onSave,
  onClose,
}: RoomFormProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(first)
  const [problems, setProblems] = useState<RoomProblems>({})
  const wish = useBeforeLeaving(JSON.stringify(draft) !== JSON.stringify(first))
  const sentences = useProblemSentences()
  const errorOf = (field: keyof RoomProblems) => {
    const problem = problems[field] ?? refused?.[field]
    return problem && sentences[problem]
  }
  function save() {
    const read = readRoomDraft(draft, others)
    setProblems('problems' in read ? read.problems : {})
    if ('room' in read) onSave(read.room)
  }
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={first.name === '' ? t`New room` : first.name}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {isGone && (
        <p role="alert" className={styles.error}>
          <Trans>This room was removed elsewhere. If you save it, it’s listed again.</Trans>
        </p>
      )}
      <RoomFields draft={draft} errorOf={errorOf} onChange={(next) => setDraft({ ...draft, ...next })} />
      <div className={styles.buttons}>
        <Button variant="primary" type="submit" isBusy={isSaving}>
          <Trans>Save room</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      {wish && (
        <LeaveDialog onLeave={wish.leave} onClose={wish.stay}>
          <Trans>What you typed about this room will be lost.</Trans>
        </LeaveDialog>
      )}
    </form>
  )
}

type RoomFieldsProps = {
  readonly draft: RoomDraft
  readonly errorOf: (field: keyof RoomProblems) => string | undefined
  readonly onChange: (change: Partial<RoomDraft>) => void
}

function RoomFields({ draft, errorOf, onChange }: RoomFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`Name`}
        value={draft.name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was opened to type here
        autoFocus
        error={errorOf('name')}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={t`E-mail address`}
        type="email"
        value={draft.address}
        hint={t`It needs no mailbox. People invite the room by it.`}
        error={errorOf('address')}
        onChange={(address) => onChange({ address })}
      />
      <TextField
        label={t`For how many people`}
        inputMode="numeric"
        value={draft.capacity}
        error={errorOf('capacity')}
        onChange={(capacity) => onChange({ capacity })}
      />
      <TextField label={t`Place`} value={draft.place} onChange={(place) => onChange({ place })} />
      <SelectField
        label={t`Who may book it`}
        value={draft.bookers}
        options={[
          { value: 'everyone', label: t`Everyone` },
          { value: 'some', label: t`Only these people` },
        ]}
        onChange={(bookers) => onChange({ bookers })}
      />
      {draft.bookers === 'some' && (
        <TextArea
          label={t`Their e-mail addresses`}
          value={draft.people}
          error={errorOf('people')}
          onChange={(people) => onChange({ people })}
        />
      )}
    </>
  )
}

function useProblemSentences(): Readonly<Record<RoomProblem, string>> {
  const { t } = useLingui()
  return {
    'name-missing': t`Enter a name`,
    'not-an-address': t`Enter an e-mail address, such as aurora@example.org`,
    'address-twice': t`Another room has this address`,
    'not-a-number': t`Enter a whole number, or nothing`,
    'not-addresses': t`Enter e-mail addresses, one a line`,
    'address-of-person': t`This is the address of a person`,
    'other-domain': t`The address must be in a domain of your organisation`,
  }
}
