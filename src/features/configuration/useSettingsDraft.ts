import { maskedSettings } from '#contract/secretProperties.ts'
import { useMemo, useState } from 'react'
import type { OpenIdConfiguration } from '#contract/configuration.ts'
import {
  configurationOf,
  settingsDraftOf,
  problemsOf,
  withoutSentSecrets,
  type Problems,
  type SettingsDraft,
} from './SettingsDraft.ts'

/** The settings as they are being edited: one draft that every part of the page sees. */
export type EditedSettings = {
  readonly draft: SettingsDraft
  /** Sentences by path, such as `clients/0/token_url`; empty if it can be saved. */
  readonly problems: Problems
  /** The exact body of a PUT; it holds a secret that was typed, so it goes nowhere else. */
  readonly proposed: OpenIdConfiguration
  /** What the service has stored, secrets masked; null if that cannot be read. */
  readonly stored: OpenIdConfiguration | null
  readonly isChanged: boolean
  /** The problem of a field that was touched. */
  readonly problemAt: (path: string) => string | undefined
  /**
   * The person wants to continue: from now on every problem shows.
   *
   * @returns whether there is none
   */
  readonly check: () => boolean
  readonly hasChecked: boolean
  /** How often somebody wanted to continue and could not. */
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
  /** What was not changed, secrets masked. */
  readonly base: OpenIdConfiguration
  readonly draft: SettingsDraft
  readonly touched: ReadonlySet<string>
  readonly hasChecked: boolean
  readonly failedChecks: number
}

const blank: OpenIdConfiguration = { clients: [] }

/**
 * @param stored what the service holds, secrets masked; null if that cannot be read
 * @param version a new number after each read; if something else was read, the draft starts over
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
    replace: (configuration) =>
      setEditing((now) => ({ ...now, draft: settingsDraftOf(configuration, stored) })),
    saved: (sent) => setEditing((now) => afterSaving(now, sent, stored)),
  }
}

/** Settings read again after a save: if they are the saved ones, what was typed since stays. */
function readAgain(state: Editing, stored: OpenIdConfiguration | null, version: number): Editing | null {
  const isKnown = stored !== null && isSame(settled(stored, stored), settled(state.base, stored))
  return isKnown ? { ...state, version } : null
}

/** The draft after a save: what was saved, or, if something was typed meanwhile, what was typed. */
function afterSaving(now: Editing, sent: OpenIdConfiguration, stored: OpenIdConfiguration | null): Editing {
  const base = maskedSettings(sent)
  const known = stored && base
  if (isSame(configurationOf(now.draft), sent)) return beginning(base, known, now.version)
  return { ...now, base, draft: { ...withoutSentSecrets(now.draft, sent), stored: known } }
}

/** A configuration after a round trip through a draft, so that two can be compared. */
const settled = (configuration: OpenIdConfiguration, stored: OpenIdConfiguration | null) =>
  configurationOf(settingsDraftOf(configuration, stored))

const isSame = (one: OpenIdConfiguration, other: OpenIdConfiguration) =>
  JSON.stringify(one) === JSON.stringify(other)

const beginning = (
  base: OpenIdConfiguration,
  stored: OpenIdConfiguration | null,
  version: number,
): Editing => ({
  version,
  base,
  draft: settingsDraftOf(base, stored),
  touched: new Set(),
  hasChecked: false,
  failedChecks: 0,
})

/** A secret can become invalid because of another field, so its problem shows even if it was not touched. */
const isOfSecret = (path: string, isChanged: boolean) => isChanged && path.endsWith('/client_secret')
