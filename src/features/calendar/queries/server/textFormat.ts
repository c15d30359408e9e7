import type { JCal } from '#contract/jcal.ts'
import type { ObjectText } from '#domain/ical/objectText.ts'
import type { Api } from '../../../../api/createApi.ts'
import { loadedOnce } from '../../../../ui/loading/loadedOnce.ts'
import { offers } from './hostFeatures.ts'

/**
 * Whether objects are sent as iCalendar text: to a server that is not known to store jCal unchanged, until it
 * turns out that it does not store text unchanged either. Other servers damage HTML and double backslashes
 * with each save of jCal (CAL-36).
 */
export const travelsAsText = (api: Api): boolean => !offers(api, 'exactJCal') && keepsText.get(api) !== false

const keepsText = new WeakMap<Api, boolean>()

/** Whether it was verified that a text is stored unchanged. */
export const isTextProven = (api: Api): boolean => keepsText.has(api)

export const rememberText = (api: Api, isExact: boolean): void => void keepsText.set(api, isExact)

// The parser is loaded when it is needed, which is never with our own service.
const load = loadedOnce(() => import('#domain/ical/objectText.ts'))

/** An object as text, and the object as it is read back; null if the text would lose something. */
export async function textFor(data: JCal): Promise<ObjectText | null> {
  return (await load()).objectText(data)
}

/** The object in a text; null if it cannot be read completely. */
export async function objectIn(text: string): Promise<JCal | null> {
  const { objectText, readObjectText } = await load()
  const data = readObjectText(text)
  // If it cannot be written back unchanged, it has to be read and written as jCal.
  return data && objectText(data) && data
}
