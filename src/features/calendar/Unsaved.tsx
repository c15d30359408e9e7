import { useQueryClient } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import { explain } from '../../api/explain.ts'
import { Banner } from '../../ui/Banner.tsx'
import { outboxOf } from './data/outbox.ts'
import { useUnsent } from './data/useUnsent.ts'

/** Says that changes could not be sent, which stay on screen and are sent as soon as that is possible. */
export function Unsaved() {
  const { t } = useLingui()
  const { retry } = outboxOf(useQueryClient())
  const { ledger, trouble } = useUnsent()
  const count = ledger.intentions.filter(({ state }) => state === 'unsaved').length
  if (count === 0 || trouble === null) return null
  return (
    <Banner kind="trouble" actions={[{ label: t`Try again`, run: retry }]}>
      <Plural
        value={count}
        one="A change is not saved yet. It is kept, and saved when that is possible."
        other="# changes are not saved yet. They are kept, and saved when that is possible."
      />{' '}
      {t(explain(trouble).sentence)}
    </Banner>
  )
}
