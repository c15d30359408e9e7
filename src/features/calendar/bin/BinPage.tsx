import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { binDays, binPage } from '#contract/bin.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useCalendarAddress } from '../../../navigation/calendar/CalendarAddress.tsx'
import { To } from '../../../navigation/To.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from '../../../ui/styles/listPage.module.css'
import { useFocusAfterRemoval } from '../../../ui/focus/useFocusAfterRemoval.ts'
import { Busy } from '../../../ui/states/Busy.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { offers } from '../queries/server/hostFeatures.ts'
import { BinList } from './BinList.tsx'
import { binQuery } from './binQuery.ts'

/** Deleted events and calendars, which can be restored for a while. */
export function BinPage() {
  const { t } = useLingui()
  const api = useApi()
  const hasBin = offers(api, 'bin')
  const [limit, setLimit] = useState<number>(binPage.limit)
  const main = useRef<HTMLElement>(null)
  const asked = useQuery({ ...binQuery(api, limit), enabled: hasBin })
  useFocusAfterRemoval(main)
  const { data } = asked
  const isLooking = hasBin && asked.isPending

  return (
    <main className={styles.page} tabIndex={-1} aria-busy={isLooking} ref={main}>
      <title>{t`Bin · Kalends`}</title>
      {!hasBin && <NoBin />}
      {isLooking && <Busy label={t`Loading the bin`} />}
      {asked.isError && !data && (
        <ErrorState
          level={1}
          title={t`The bin couldn’t be loaded`}
          action={
            <Button onClick={() => void asked.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {t(explain(failureBehind(asked.error)).sentence)}
        </ErrorState>
      )}
      {data?.items.length === 0 && <EmptyBin />}
      {data && data.items.length > 0 && (
        <>
          <header className={styles.head}>
            <h1>
              <Trans>Bin</Trans>
            </h1>
            <p>
              <Plural
                value={binDays}
                one="Deleted events and calendars stay here for a day. Until then you can restore them."
                other="Deleted events and calendars stay here for # days. Until then you can restore them."
              />
            </p>
          </header>
          <BinList
            {...data}
            onMore={
              data.items.length < data.total && limit < binPage.maxLimit
                ? () => setLimit(Math.min(binPage.maxLimit, limit * 2))
                : null
            }
          />
        </>
      )}
    </main>
  )
}

function EmptyBin() {
  const { t } = useLingui()
  return (
    <EmptyState level={1} title={t`The bin is empty`} action={<ToCalendar />}>
      <Plural
        value={binDays}
        one="Deleted events and calendars appear here, for a day."
        other="Deleted events and calendars appear here, for # days."
      />
    </EmptyState>
  )
}

function NoBin() {
  const { t } = useLingui()
  return (
    <EmptyState level={1} title={t`There’s no bin here`} action={<ToCalendar />}>
      <Trans>This calendar server deletes at once. What’s deleted can’t be restored.</Trans>
    </EmptyState>
  )
}

function ToCalendar() {
  const calendar = useCalendarAddress()
  return (
    <To path={calendar}>
      <Trans>Go to the calendar</Trans>
    </To>
  )
}
