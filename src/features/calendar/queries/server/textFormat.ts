import type { JCal } from '#contract/jcal.ts'
import type { ObjectText } from '#domain/ical/objectText.ts'
import type { Api } from '../../../../api/createApi.ts'
import { offers } from './hostFeatures.ts'

/**
 * Whether objects travel as iCalendar text: to a server that is not known to keep jCal as it is, until it is found not to keep text
 * either. Others were seen to damage HTML and to double backslashes with each save of jCal (CAL-36).
 */
export const travelsAsText = (api: Api): boolean => !offers(api, 'exactJCal') && keepsText.get(api) !== false

const keepsText = new WeakMap<Api, boolean>()

/** Whether it was looked already what became of a text. */
export const isTextProven = (api: Api): boolean => keepsText.has(api)

export const rememberText = (api: Api, isExact: boolean): void => void keepsText.set(api, isExact)

// The parser is loaded where it is needed: before our own service never.
const load = () => import('#domain/ical/objectText.ts')

/** The text of an object, and the object as it is read back; null where the text would lose something. */
export async function textFor(data: JCal): Promise<ObjectText | null> {
  return (await load()).objectText(data)
}

/** The object that a text holds; null where that cannot be told whole. */
export async function objectIn(text: string): Promise<JCal | null> {
  const { objectText, readObjectText } = await load()
  const data = readObjectText(text)
  // What cannot be written back as it is had better be read and written the other way.
  return data && objectText(data) && data
}
