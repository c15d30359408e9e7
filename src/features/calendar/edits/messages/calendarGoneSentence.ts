import { t } from '@lingui/core/macro'

// lingui-set comment="A calendar was deleted, or taken back by who shared it, while somebody was about to do something with it."

/** That a calendar is not there any more. */
export const calendarGoneSentence = (name: string): string =>
  t`The calendar “${name}” is gone: it was deleted, or is no longer shared with you.`
