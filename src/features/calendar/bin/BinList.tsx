import { useMutation } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BinAnswer, BinItemAnswer } from '#contract/bin.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { paragraph } from '../../../ui/join.ts'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'
import { notify } from '../../../ui/messages/messages.ts'
import rows from '../../../ui/styles/rows.module.css'
import { meetingsInBin } from '../queries/requests/meetingRequests.ts'
import { runBinCommand, type BinCommand } from './binCommands.ts'
import { BinRow } from './BinRow.tsx'
import { binItemName } from './binSentences.ts'
import styles from './BinList.module.css'

const TellOfRestoredDialog = lazyDialog(
  async () => (await import('./TellOfRestoredDialog.tsx')).TellOfRestoredDialog,
)
const DeleteForEverDialog = lazyDialog(
  async () => (await import('./DeleteForEverDialog.tsx')).DeleteForEverDialog,
)

type BinListProps = BinAnswer & {
  readonly onMore: (() => void) | null
}

/** The items of the bin, with what can be done about each and about all. */
export function BinList({ items, total, onMore }: BinListProps) {
  const { t } = useLingui()
  const api = useApi()
  const command = useMutation(runBinCommand(api))
  const [restored, setRestored] = useState<{
    readonly item: BinItemAnswer
    readonly meetings: number
  } | null>(null)
  const [asked, setAsked] = useState<BinItemAnswer | 'all' | null>(null)

  function run(next: BinCommand) {
    setAsked(null)
    setRestored(null)
    command.mutate(next, {
      onSuccess: () => notify({ kind: 'done', text: () => doneSentence(next) }),
      onError: (error) => {
        const { sentence } = explain(failureBehind(error))
        notify({ kind: 'failed', text: () => paragraph([failedSentence(next), t(sentence)]) })
      },
    })
  }

  /** Asks first whether others are told, if they would be. */
  const restoration = useMutation({
    mutationFn: (item: BinItemAnswer) => meetingsInBin(api, item),
    onSuccess: (meetings, item) =>
      meetings > 0 ? setRestored({ item, meetings }) : run({ kind: 'restore', item }),
    onError: (_, item) => run({ kind: 'restore', item }),
  })

  function doneSentence(next: BinCommand): string {
    if (next.kind === 'empty') return t`The bin is empty`
    const name = binItemName(next.item)
    return next.kind === 'restore' ? t`Restored “${name}”` : t`Deleted “${name}” permanently`
  }

  function failedSentence(next: BinCommand): string {
    if (next.kind === 'empty') return t`The bin wasn’t emptied.`
    const name = binItemName(next.item)
    return next.kind === 'restore' ? t`“${name}” wasn’t restored.` : t`“${name}” wasn’t deleted.`
  }

  return (
    <>
      <ul className={rows.list} role="list" aria-label={t`Deleted events and calendars`}>
        {items.map((item) => (
          <BinRow
            key={item.id}
            item={item}
            isBusy={command.isPending || restoration.isPending}
            onRestore={() => restoration.mutate(item)}
            onDelete={() => setAsked(item)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {onMore && (
          <Button onClick={onMore}>
            <Trans>Show more</Trans>
          </Button>
        )}
        <Button variant="danger" onClick={() => setAsked('all')}>
          <Trans>Empty bin</Trans>
        </Button>
      </div>
      {restored && (
        <TellOfRestoredDialog
          {...restored}
          onAnswer={(telling) => run({ kind: 'restore', item: restored.item, telling })}
          onClose={() => setRestored(null)}
        />
      )}
      {asked && (
        <DeleteForEverDialog
          item={asked === 'all' ? null : asked}
          total={total}
          onDelete={() => run(asked === 'all' ? { kind: 'empty' } : { kind: 'delete', item: asked })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
