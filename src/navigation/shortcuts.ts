import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Where a shortcut works; what works everywhere works in every scope. */
export type Scope = 'everywhere' | 'calendar'

export type Shortcut = {
  readonly scope: Scope
  /** As `KeyboardEvent.key` says it; never with Ctrl, Alt or Meta, which belong to the browser. */
  readonly key: string
  readonly does: MessageDescriptor
}

/** Every keyboard shortcut of the application, once. Letters as in other calendars. */
export const shortcuts = {
  help: { scope: 'everywhere', key: '?', does: msg`Show the keyboard shortcuts` },
  newEvent: { scope: 'calendar', key: 'c', does: msg`New event` },
  today: { scope: 'calendar', key: 't', does: msg`Go to today` },
  next: { scope: 'calendar', key: 'j', does: msg`Next day, week or month` },
  previous: { scope: 'calendar', key: 'k', does: msg`Previous day, week or month` },
  day: { scope: 'calendar', key: 'd', does: msg`Day` },
  week: { scope: 'calendar', key: 'w', does: msg`Week` },
  month: { scope: 'calendar', key: 'm', does: msg`Month` },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof shortcuts
