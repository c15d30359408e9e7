import { useMemo, useState } from 'react'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import { masked } from './data/masked.ts'
import {
  configurationOf,
  draftOf,
  problemsOf,
  withoutSentSecrets,
  type Problems,
  type SettingsDraft,
} from './SettingsDraft.ts'

/** The settings as they are being edited: one draft that every part of the page sees. */
export type EditedSettings = {
  readonly draft: SettingsDraft
  /** Sentences by path, such as `clients/0/token_url`; none: it can be saved. */
  readonly problems: Problems
  /** The exact body of a PUT; it holds a secret that was typed, so it goes nowhere else. */
  readonly proposed: OpenIdConfiguration
  /** What the service holds, secrets masked; null where that cannot be read. */
  readonly stored: OpenIdConfiguration | null
  readonly isChanged: boolean
  /** The problem of a field that was touched. */
  readonly problemAt: (path: string) => string | undefined
  /** Somebody wants to go on: every problem shows from now on. @returns whether there is none */
  readonly check: () => boolean
  readonly hasChecked: boolean
  /** How often somebody wanted to go on and could not. */
  readonly failedChecks: number
  /** From now on the problem of this field shows. */
  readonly touch: (path: string) => void
  /** What was typed at a path. */
  readonly change: (path: string, next: Partial<Pick<SettingsDraft, 'issuerUrl' | 'clients'>>) => void
  /** Another configuration instead of the draft: from a file, or a former version; masks stand for stored secrets. */
  readonly replace: (configuration: OpenIdConfiguration) => void
  /** `sent` is stored now: its secrets are forgotten, and what was typed since stays. */
  readonly saved: (sent: OpenIdConfiguration) => void
}

type Editing = {
  readonly version: number
  /** What is unchanged, secrets masked. */
  readonly base: OpenIdConfiguration
  readonly draft: SettingsDraft
  readonly touched: ReadonlySet<string>
  readonly hasChecked: boolean
  readonly failedChecks: number
}

const blank: OpenIdConfiguration = { clients: [] }

/**
 * @param stored what the service holds, secrets masked; null where that cannot be read
 * @param version another number once it was read again: where something else was read, the draft begins anew
 */
export function useSettingsDraft(stored: OpenIdConfiguration | null, version: number): EditedSettings {
  const begun = (): Editing => beginning(stored ?? blank, stored, version)
  const [state, setEditing] = useState(begun)
  const editing = state.version === version ? state : (readAgain(state, stored, version) ?? begun())
  if (editing !== state) setEditing(editing)

  const { draft, base, touched, hasChecked } = editing
  const problems = useMemo(() => problemsOf(draft), [draft])
  const proposed = useMemo(() => configurationOf(draft), [draft])
  const isChanged = useMemo(() => !isSame(proposed, settled(base, stored)), [proposed, base, stored])

  return {
    draft,
    problems,
    proposed,
    stored,
    isChanged,
    problemAt: (path) =>
      touched.has(path) || hasChecked || isOfSecret(path, isChanged) ? problems[path] : undefined,
    check: () => {
      const isRight = Object.keys(problems).length === 0
      setEditing((now) => ({ ...now, hasChecked: true, failedChecks: now.failedChecks + (isRight ? 0 : 1) }))
      return isRight
    },
    hasChecked,
    failedChecks: editing.failedChecks,
    touch: (path) => setEditing((now) => ({ ...now, touched: new Set(now.touched).add(path) })),
    change: (path, next) =>
      setEditing((now) => ({
        ...now,
        draft: { ...now.draft, ...next },
        touched: new Set(now.touched).add(path),
      })),
    replace: (configuration) => setEditing((now) => ({ ...now, draft: draftOf(configuration, stored) })),
    saved: (sent) => setEditing((now) => afterSaving(now, sent, stored)),
  }
}

/** Whoever has saved types on while that is read again: where it is what they saved, what they typed since stays. */
function readAgain(state: Editing, stored: OpenIdConfiguration | null, version: number): Editing | null {
  const isKnown = stored !== null && isSame(settled(stored, stored), settled(state.base, stored))
  return isKnown ? { ...state, version } : null
}

/** The draft after a save: anew, or, if something was typed while `sent` was on its way, as it was typed. */
function afterSaving(now: Editing, sent: OpenIdConfiguration, stored: OpenIdConfiguration | null): Editing {
  const base = masked(sent)
  const known = stored && base
  if (isSame(configurationOf(now.draft), sent)) return beginning(base, known, now.version)
  return { ...now, base, draft: { ...withoutSentSecrets(now.draft, sent), stored: known } }
}

/** A configuration as a draft of it would propose it, so that two can be compared. */
const settled = (configuration: OpenIdConfiguration, stored: OpenIdConfiguration | null) =>
  configurationOf(draftOf(configuration, stored))

const isSame = (one: OpenIdConfiguration, other: OpenIdConfiguration) =>
  JSON.stringify(one) === JSON.stringify(other)

const beginning = (
  base: OpenIdConfiguration,
  stored: OpenIdConfiguration | null,
  version: number,
): Editing => ({
  version,
  base,
  draft: draftOf(base, stored),
  touched: new Set(),
  hasChecked: false,
  failedChecks: 0,
})

/** A secret becomes wrong by what is typed elsewhere, and nobody would look for it there. */
const isOfSecret = (path: string, isChanged: boolean) => isChanged && path.endsWith('/client_secret')
