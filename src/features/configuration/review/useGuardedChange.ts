import { useState } from 'react'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { Api } from '../../../api/createApi.ts'
import { failureBehind } from '../../../api/explain.ts'
import { isOpenToCredentials } from '../credentials/isOpenToCredentials.ts'
import { useAdminApi } from '../credentials/useAdminApi.ts'
import { getIsDiscovered } from '../data/outsideRequests.ts'
import { applicationIssuer } from '#contract/configuration.ts'
import { lockOut, type LockOut } from './lockOut.ts'
import { lookFromOutside, type Outside } from './outside.ts'

type ChangeKind = 'save' | 'restore'

/** The new settings, and the call that makes them. */
export type RequestedChange = {
  readonly kind: ChangeKind
  /** What holds now, secrets masked; null if that is unknown. */
  readonly before: OpenIdConfiguration | null
  readonly settings: OpenIdConfiguration
  /** Whether a trial has shown that sign-in works with them. */
  readonly hasWorked: boolean
  readonly make: () => Promise<void>
}

/** With what the guard found: whether the issuer answers; null if that is unknown. */
type CheckedChange = RequestedChange & { readonly isDiscovered: boolean | null }

/** How far a change has come. */
export type ChangeState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'asking'; readonly lockOut: LockOut; readonly change: CheckedChange }
  /** `by` is whose credentials it failed with. */
  | { readonly kind: 'failed'; readonly error: Error; readonly by: Api }
  | { readonly kind: 'looking' }
  | { readonly kind: 'done'; readonly outside: Outside }

export type GuardedChange = {
  /** Idle if the last change was of the other kind: each shows its progress where it was started. */
  readonly stateOf: (kind: ChangeKind) => ChangeState
  /** Make a change; if it may lock people out, only after `confirm`. */
  readonly begin: (change: RequestedChange) => Promise<void>
  readonly confirm: () => Promise<void>
  readonly forget: () => void
}

const idle: ChangeState = { kind: 'idle' }

/** A change of the sign-on settings that asks before it locks people out, and checks sign-in afterwards. */
export function useGuardedChange(): GuardedChange {
  const api = useAdminApi()
  const [state, setState] = useState<ChangeState>(idle)
  const [last, setLast] = useState<ChangeKind>('save')

  async function make({ settings, make: act, isDiscovered }: CheckedChange): Promise<void> {
    setState({ kind: 'busy' })
    try {
      await act()
    } catch (error) {
      return setState({
        kind: 'failed',
        error: error instanceof Error ? error : new Error('failed'),
        by: api,
      })
    }
    setState({ kind: 'looking' })
    setState({ kind: 'done', outside: await lookFromOutside(api, settings, isDiscovered) })
  }

  async function begin(change: RequestedChange): Promise<void> {
    setLast(change.kind)
    setState({ kind: 'busy' })
    const { authority: issuer, client_id: clientId } = api.config.oidc
    const { before, settings, hasWorked } = change
    const next = applicationIssuer(settings)
    const isDiscovered = next === null ? null : await getIsDiscovered(api, next)
    const found = lockOut({ own: { issuer, clientId }, before, settings, hasWorked, isDiscovered })
    const checked = { ...change, isDiscovered }
    if (found === null) await make(checked)
    else setState({ kind: 'asking', lockOut: found, change: checked })
  }

  return {
    stateOf: (kind) => (kind !== last || isOvercome(state, api) ? idle : state),
    begin,
    confirm: async () => {
      if (state.kind === 'asking') await make(state.change)
    },
    forget: () => setState(idle),
  }
}

/** Whether it failed for want of a permission that other credentials, which are used now, may have. */
const isOvercome = (state: ChangeState, api: Api): boolean =>
  state.kind === 'failed' && state.by !== api && isOpenToCredentials(failureBehind(state.error), false)
