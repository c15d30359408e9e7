import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { countStored } from '../../features/calendar/edits/stored/countStored.ts'
import { paragraph } from '../../ui/join.ts'
import { Banner } from '../../ui/messages/Banner.tsx'
import type { Browser } from '../Browser.ts'
import { loadConfig, type ConfigParts } from '../start/loadConfig.ts'

const everyMs = 30_000
/** As long as the worker waits (`public/offline.js`). */
const patienceMs = 8000

type OfflineNoticeProps = {
  readonly browser: ConfigParts & Pick<Browser, 'reload'>
  readonly copiedAt: number
}

/**
 * Says that the page shows what the device keeps, and how many edits wait beside it. Once the service answers, the page
 * opens again with it.
 */
export function OfflineNotice({ browser, copiedAt }: OfflineNoticeProps) {
  const { t, i18n } = useLingui()
  const [unsaved, setUnsaved] = useState(0)
  useEffect(() => void countStored().then(setUnsaved, () => undefined), [])

  const look = useEffectEvent(async () => {
    const { kind } = await loadConfig(browser)
    if (kind === 'loaded' && (await hasPage(browser))) browser.reload()
  })

  useEffect(() => {
    const again = () => void look()
    const timer = setInterval(again, everyMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [])

  const when = i18n.date(new Date(copiedAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Banner actions={[{ label: t`Try again`, run: () => browser.reload() }]}>
      {paragraph([
        t`Kalends can’t be reached. You see your calendars as of ${when}, and can change nothing until it is back.`,
        unsaved > 0 &&
          plural(unsaved, {
            one: 'A change isn’t saved yet. It’s kept on this device until Kalends is back.',
            other: '# changes aren’t saved yet. They’re kept on this device until Kalends is back.',
          }),
      ])}
    </Banner>
  )
}

/** Whether the service has the page, too: it would come from the device once more, every half a minute. */
async function hasPage({ fetch, address }: ConfigParts): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    return (await fetch(new URL('.', address), { cache: 'no-store', signal })).status < 500
  } catch {
    return false
  }
}
