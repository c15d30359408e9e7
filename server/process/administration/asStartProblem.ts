import { HttpError } from '../../HttpError.ts'
import { StartProblem } from '../StartProblem.ts'

/** Does what the service does over HTTP as well. @throws {StartProblem} with the same sentence where it is refused */
export async function asStartProblem<Done>(act: () => Promise<Done>): Promise<Done> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof HttpError) throw new StartProblem(error.details, { cause: error })
    throw error
  }
}
