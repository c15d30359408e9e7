import { useLingui } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import { maxCalendarSets } from '#contract/settings/userSettings.ts'
import { foldText } from '#domain/search/foldText.ts'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { FormButtons } from '../../../../ui/overlays/FormButtons.tsx'
import { andList } from '../../../../locales/andList.ts'
import { calendarsIn, setOf, type CalendarSet } from './CalendarSet.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import styles from '../CalendarDialog.module.css'
import { freeKeys } from './setKeys.ts'
import { useCalendarSets, type ShowPeriod } from './useCalendarSets.ts'

// lingui-set comment="A calendar set: some calendars that are looked at together, under a name such as Work or Family. “Key”: of the keyboard."

type SetDialogProps = {
  /** null makes a new one of what is shown. */
  readonly set: CalendarSet | null
  readonly calendars: readonly Calendar[]
  /** The calendars that are shown now. */
  readonly shown: readonly Calendar[]
  /** The keys that do something else. */
  readonly taken: ReadonlySet<string>
  readonly show: ShowPeriod
  readonly onClose: () => void
}

/** What a calendar set is called, and the key that shows it. */
export function SetDialog({ set, calendars, shown, taken, show, onClose }: SetDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const { sets, save } = useCalendarSets(show)
  const [typedName, setName] = useState(set?.name ?? '')
  const [key, setKey] = useState(set?.key ?? '')
  const [isTried, setIsTried] = useState(false)
  const name = typedName.trim()
  const others = sets.filter((each) => each.name !== set?.name)
  const isTaken = others.some((other) => foldText(other.name) === foldText(name))
  const isFull = set === null && sets.length >= maxCalendarSets
  const full = t`You have 50 calendar sets, which is the most. Delete one you don’t need first.`
  const missing = isTried && name === '' ? t`Enter a name.` : undefined
  const held = set ? calendarsIn(set, calendars) : shown
  const names = andList(held.map((calendar) => calendar.name))

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (name === '' || isTaken || isFull) return
    onClose()
    save(
      set ? { name, ...(key !== '' && { key }), calendars: set.calendars } : setOf(name, key, shown),
      set?.name,
    )
  }

  return (
    <Dialog
      title={set ? t`Edit calendar set` : t`New calendar set`}
      size="small"
      onClose={onClose}
      footer={
        <FormButtons formId={formId} onCancel={onClose}>
          {set ? t`Save` : t`Create`}
        </FormButtons>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={t`Name`}
          value={typedName}
          maxLength={100}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
          autoFocus
          hint={held.length === 0 ? t`It shows no calendar.` : t`It shows ${names}.`}
          error={isFull ? full : isTaken ? t`There’s already a set with this name.` : missing}
          onChange={setName}
        />
        <SelectField
          label={t`Key`}
          value={key}
          options={[{ value: '', label: t`No key` }, ...keysFor(set, others, taken).map(asOption)]}
          onChange={setKey}
        />
      </form>
    </Dialog>
  )
}

const asOption = (key: string) => ({ value: key, label: key.toUpperCase() })

/** The keys that a set may have: its own, and those that neither a shortcut nor another set has. */
function keysFor(
  set: CalendarSet | null,
  others: readonly CalendarSet[],
  taken: ReadonlySet<string>,
): readonly string[] {
  const free = freeKeys(new Set([...taken, ...others.flatMap(({ key }) => key ?? [])]))
  return set?.key === undefined || free.includes(set.key) ? free : [set.key, ...free]
}
