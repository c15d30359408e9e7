import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import { foldText } from '#domain/search/foldText.ts'
import { LabelledRadios } from '../../../../ui/fields/LabelledRadios.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { FormButtons } from '../../../../ui/overlays/FormButtons.tsx'
import { ColourChoice } from '../../sidebar/ColourChoice.tsx'
import styles from '../../sidebar/CalendarDialog.module.css'
import type { CompleteSearch, SavedSearch } from './SavedSearch.ts'

// lingui-set comment="A saved search: a search kept under a name, with a colour for what matches it."

type SavedSearchDialogProps = {
  /** What the fields begin with; one without a name is new. */
  readonly search: CompleteSearch
  readonly searches: readonly SavedSearch[]
  readonly onSave: (search: SavedSearch, before?: string) => void
  readonly onClose: () => void
}

/** What a saved search is called, what it looks for, its colour, and what it does with the rest. */
export function SavedSearchDialog({ search, searches, onSave, onClose }: SavedSearchDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const isNew = searches.every(({ name }) => name !== search.name)
  const [form, setForm] = useState(search)
  const [isTried, setIsTried] = useState(false)
  const change = (changed: Partial<typeof form>) => setForm({ ...form, ...changed })
  const [name, query] = [form.name.trim(), form.query.trim()]
  const isTaken = searches.some(
    (other) => (isNew || other.name !== search.name) && foldText(other.name) === foldText(name),
  )
  const unnamed = isTried && name === '' ? t`Enter a name.` : undefined

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (name === '' || query === '' || isTaken) return
    onClose()
    onSave({ ...form, name, query }, isNew ? undefined : search.name)
  }

  return (
    <Dialog
      title={isNew ? t`Save search` : t`Edit saved search`}
      size="small"
      onClose={onClose}
      footer={
        <FormButtons formId={formId} onCancel={onClose}>
          <Trans>Save</Trans>
        </FormButtons>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={t`Name`}
          value={form.name}
          maxLength={100}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
          autoFocus
          error={isTaken ? t`There’s already a saved search with this name.` : unnamed}
          onChange={(typed) => change({ name: typed })}
        />
        <TextField
          label={t`Looks for`}
          value={form.query}
          maxLength={200}
          error={isTried && query === '' ? t`Enter what to look for.` : undefined}
          onChange={(typed) => change({ query: typed })}
        />
        <Look {...form} onChange={change} />
      </form>
    </Dialog>
  )
}

type LookProps = Pick<CompleteSearch, 'colour' | 'mode'> & {
  readonly onChange: (change: Partial<CompleteSearch>) => void
}

/** The colour of what matches, and what becomes of the rest. */
function Look({ colour, mode, onChange }: LookProps) {
  const { t } = useLingui()
  return (
    <>
      <ColourChoice colour={colour} onChange={(chosen) => onChange({ colour: chosen })} />
      <LabelledRadios
        label={t`Matching events`}
        value={mode}
        options={[
          { value: 'highlight', label: t`Highlight` },
          { value: 'isolate', label: t`Isolate` },
        ]}
        hint={
          mode === 'isolate'
            ? t`Other events are left out of every view.`
            : t`Other events recede in every view.`
        }
        onChange={(chosen) => onChange({ mode: chosen })}
      />
    </>
  )
}
