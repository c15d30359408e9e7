import { t } from '@lingui/core/macro'
import { binDays } from '#contract/bin.ts'

/** Where something deleted is, after a message that it is deleted. */
export const binSentence = (): string =>
  t({
    message: `It’s in the bin for ${binDays} days.`,
    comment: 'After “Deleted “Stand-up””: it can be restored from the page “Bin”.',
  })

/** Why something deleted is not in the bin, after a message that it is deleted. */
export const noRoomInBin = (): string => t`Not in the bin: the server’s storage is full.`
