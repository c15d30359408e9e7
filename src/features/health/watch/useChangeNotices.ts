import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { changesBetween } from '#domain/health/changesBetween.ts'
import type { Health } from '#domain/health/Health.ts'
import { statusNames } from '../format/statusNames.ts'

/** Desktop notifications about what changed from one answer to the next, if they are switched on. */
export function useChangeNotices(health: Health | null, isOn: boolean): void {
  const { t } = useLingui()
  const before = useRef(health)

  const onHealth = useEffectEvent((now: Health | null) => {
    const changes = before.current && now ? changesBetween(before.current, now) : []
    before.current = now ?? before.current
    if (!isOn || changes.length === 0) return
    const lines = changes.map(({ componentName, to }) => {
      const status = t(statusNames[to])
      return t`${componentName}: ${status}`
    })
    notifyDesktop(t`Service health`, lines.join('\n'))
  })
  useEffect(() => onHealth(health), [health])
}

function notifyDesktop(title: string, body: string): void {
  try {
    void new Notification(title, { body, tag: 'kalends.health' })
  } catch {
    // Phones notify only through a service worker, and the permission may have been withdrawn.
  }
}
