import { ensureBuilt } from '../bootstrap/ensureBuilt.mjs'

/** Build what the stories run on, before the first of them: the product and its mock build. */
export default async function buildParts(): Promise<void> {
  for (const mode of ['production', 'mock'] as const) {
    const problem = await ensureBuilt(mode)
    if (problem) throw new Error(problem)
  }
}
