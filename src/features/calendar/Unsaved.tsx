import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import { explain } from '../../api/explain.ts'
import { Banner } from '../../ui/Banner.tsx'
import { usePendingEdits } from './queries/usePendingEdits.ts'

/** Says that changes could not be sent, which stay on screen and are sent as soon as that is possible. */
export function Unsaved() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { edits, trouble } = usePendingEdits()
  const count = edits.pending.filter(({ state }) => state === 'unsaved').length
  if (count === 0 || trouble === null) return null
  return (
    <Banner kind="trouble" actions={[{ label: t`Try again`, run: () => void retry(client) }]}>
      <Plural
        value={count}
        one="A change is not saved yet. It is kept, and saved when that is possible."
        other="# changes are not saved yet. They are kept, and saved when that is possible."
      />{' '}
      {t(explain(trouble).sentence)}
    </Banner>
  )
}

/** The outbox is there already: what could not be sent came from it. */
async function retry(client: QueryClient): Promise<void> {
  const { outboxOf } = await import('./edits/outbox.ts')
  outboxOf(client).retry()
}
