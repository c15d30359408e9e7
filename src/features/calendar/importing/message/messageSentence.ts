import { t } from '@lingui/core/macro'
import type { MessageInFile } from '#domain/scheduling/inFile/messageIn.ts'
import type { Standing } from '#domain/scheduling/inFile/standingOf.ts'

// lingui-set comment="What a message about an event says, which came by mail, as a file. {name} is who sent it."

/** What a message says, in a sentence. */
export function messageSentence({ method, sender }: MessageInFile, standing: Standing | null): string {
  const name = sender.name || sender.address
  switch (method) {
    case 'REQUEST':
      return standing === 'known' ? t`${name} sent this event again, as it is now.` : t`${name} invites you.`
    case 'CANCEL':
      return t`${name} cancelled this event.`
    case 'COUNTER':
      return t`${name} proposes another time`
    case 'DECLINECOUNTER':
      return t`${name} declined the time that you proposed.`
    case 'REPLY':
      return answerSentence(name, sender.reply)
  }
}

function answerSentence(name: string, reply: MessageInFile['sender']['reply']): string {
  switch (reply) {
    case 'accepted':
      return t`${name} accepted.`
    case 'tentative':
      return t`${name} answered “Maybe”.`
    case 'declined':
      return t`${name} declined.`
    case 'needs-action':
    case undefined:
      return t`${name} hasn’t decided yet.`
  }
}
