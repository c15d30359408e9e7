import type { QueryClient } from '@tanstack/react-query'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Api } from '../../../api/createApi.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { notify } from '../../../ui/messages.ts'
import type { Deed } from '../data/Deed.ts'
import { outboxOf } from '../data/outbox.ts'
import { offerUndo, withdrawUndo } from './undo.ts'

/** What is said of a deed. */
export type Words = {
  readonly done: string
  /** Once it was undone. */
  readonly undone: string
  /** That the service refused; why comes after it. */
  readonly failed: string
  /** What can be done about that. */
  readonly action: { readonly label: string; readonly run: () => void }
  /** Keeps what was typed where it is found after the next sign-in. */
  readonly keep?: () => void
}

/** How a person's deeds are done: each shows at once, and a message says how it went, with the way back or the way on. */
export function meaning(client: QueryClient, api: Api) {
  const outbox = outboxOf(client)

  return (deed: Deed, { done, undone, failed, action, keep }: Words): void => {
    // Somebody else's change says by itself that this one is not there.
    const refusal = (error: unknown) =>
      failureBehind(error) === 'changed-meanwhile' ? whyOf(error) : `${failed} ${whyOf(error)}`
    withdrawUndo()
    outbox.mean(api, {
      ...deed,
      onLanded: (back) => offerUndo(done, t`Undo`, () => takeBack(back)),
      onRefused: (error) => {
        if (failureBehind(error) === 'signed-out') keep?.()
        notify({ kind: 'failed', text: refusal(error), action })
      },
    })

    function takeBack(back: Deed): void {
      outbox.mean(api, {
        ...back,
        onLanded: () => notify({ kind: 'done', text: undone }),
        onRefused: (error) => notify({ kind: 'failed', text: whyOf(error) }),
      })
    }
  }
}

const whyOf = (error: unknown) => i18n._(explain(failureBehind(error)).sentence)
