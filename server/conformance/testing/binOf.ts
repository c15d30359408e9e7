import * as v from 'valibot'
import { binAnswer, type BinItemAnswer } from '#contract/bin.ts'
import type { PersonName, World } from './world.ts'

/** The items in a person's bin (CAL-34). @param query of the request, with its question mark */
export async function binOf(world: World, as: PersonName, query = ''): Promise<readonly BinItemAnswer[]> {
  const answer = await world.fetch('GET', `/api/bin${query}`, { as })
  return v.parse(binAnswer, await answer.json()).items
}
