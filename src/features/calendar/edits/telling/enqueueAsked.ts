import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import { announcingOutbox } from '../announcingOutbox.ts'
import type { EditContext } from '../EditContext.ts'
import { tellingHost } from './tellingHost.ts'

/** Sends an edit, after the question whether guests are told of it, if it concerns them. */
export function enqueueAsked(context: EditContext, queued: QueuedEdit): void {
  tellingHost()(context, [queued], (answered) => {
    for (const each of answered) announcingOutbox(context).enqueue(context.api, each)
  })
}
