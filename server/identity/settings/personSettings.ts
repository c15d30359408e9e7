import * as v from 'valibot'
import { mergePatch } from '#contract/settings/mergePatch.ts'
import {
  maxUserSettingsBytes,
  readUserSettings,
  userSettings,
  type UserSettings,
} from '#contract/settings/userSettings.ts'
import { byteLength } from '../../byteLength.ts'
import { throwHttpError } from '../../HttpError.ts'
import { shapeProblem } from '../../http/body/shapeProblem.ts'
import { etagOf } from '../../http/headers/etagOf.ts'
import { isNamed } from '../../http/headers/etagsIn.ts'
import type { Store } from '../../store/Store.ts'

type Tagged = { readonly text: string; readonly etag: string }

/** The settings of each person, as JSON text with its ETag (USR-1). */
export type PersonSettings = {
  of(userId: string): Promise<Tagged>
  /**
   * Applies a merge patch, and returns the result.
   *
   * @param ifMatch the `If-Match` header, or null
   * @throws {HttpError} wrong-shape naming the member, also for an unknown one; changed-meanwhile; too-large
   */
  change(userId: string, patch: unknown, ifMatch: string | null): Promise<Tagged>
}

export function personSettings({ recall, exchange }: Store['configuration']): PersonSettings {
  const tagged = async (settings: UserSettings): Promise<Tagged> => {
    const text = JSON.stringify(settings)
    return { text, etag: await etagOf(text) }
  }
  return {
    of: async (userId) => tagged(readable((await recall(settingsFact(userId))) ?? nothing)),
    change: async (userId, patch, ifMatch) => {
      checkPatch(patch)
      for (;;) {
        const known = await recall(settingsFact(userId))
        const before = readable(known ?? nothing)
        const { etag } = await tagged(before)
        if (ifMatch !== null && !isNamed(ifMatch, etag)) {
          throwHttpError('changed-meanwhile', 'The settings have changed since you last read them.')
        }
        const after = await tagged(checked(mergePatch(before, patch)))
        if (byteLength(after.text) > maxUserSettingsBytes) {
          throwHttpError('too-large', `The settings take more than ${maxUserSettingsBytes} bytes.`)
        }
        if (after.etag === etag || (await exchange(settingsFact(userId), known, after.text))) return after
      }
    },
  }
}

const nothing = '{}'
export const settingsFact = (userId: string) => `user-settings.${userId}`

function checked(value: unknown): UserSettings {
  const read = v.safeParse(userSettings, value)
  return read.success ? read.output : throwHttpError('wrong-shape', `${shapeProblem(read.issues[0])}.`)
}

/**
 * A patch has the shape of the settings, plus nulls. It is checked before merging, because a null removes the
 * member and leaves nothing to check.
 */
function checkPatch(patch: unknown): void {
  const { issues = [] } = v.safeParse(userSettings, patch)
  const issue = issues.find(({ input }) => input !== null)
  if (issue) throwHttpError('wrong-shape', `${shapeProblem(issue)}.`)
}

/** Reads settings that any version of the service stored. */
const readable = (text: string): UserSettings => readUserSettings(v.parse(storedSettings, text))

const storedSettings = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))
