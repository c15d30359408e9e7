import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { SavedVersion } from '#contract/configurationHistory.ts'
import { formatSavedAt } from './formatSavedAt.ts'

// lingui-set comment="When a version of the settings was saved: 21 November 2026 at 19:02:11 (2), for the second one of that second."

/**
 * What versions are called: when they were saved. Of several that bear the same second each has its number, the
 * oldest the first.
 *
 * @param versions the newest first
 * @returns names by id
 */
export function versionNames(
  versions: readonly Pick<SavedVersion, 'id' | 'savedAt'>[],
  i18n: I18n,
): ReadonlyMap<string, string> {
  const timed = versions.toReversed().map(({ id, savedAt }) => ({ id, when: formatSavedAt(savedAt) }))
  const bySecond = Map.groupBy(timed, ({ when }) => when)
  return new Map(
    timed.map(({ id, when }) => {
      const twins = bySecond.get(when) ?? []
      const position = twins.findIndex((twin) => twin.id === id) + 1
      return [id, twins.length > 1 ? t(i18n)`${when} (${position})` : when]
    }),
  )
}
