import { t } from '@lingui/core/macro'

// lingui-set comment="Buttons (verbs) of a reminder: it comes again in five minutes; the event is opened; the reminder goes away."

export type NoticeAction = { readonly action: 'open' | 'join' | 'snooze'; readonly title: string }

/**
 * The buttons of a desktop notification, by what `public/assets/push.js` does. Most desktops show the first two, and a
 * press beside them opens the event.
 *
 * @param join where the event is met online; null for nowhere
 */
export function noticeActions(join: string | null): readonly NoticeAction[] {
  const joining: NoticeAction = {
    action: 'join',
    title: t({ message: 'Join', comment: 'A link (verb) that leads into the online meeting of an event.' }),
  }
  return [
    ...(join === null ? [] : [joining]),
    { action: 'snooze', title: t`Snooze 5 min` },
    { action: 'open', title: t`Open` },
  ]
}
