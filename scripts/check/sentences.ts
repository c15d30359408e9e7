import { tool } from './tool.ts'

/** A build leaves the sentences out of the code: one that is not in its catalogue would show as its id. */
export const sentences = () =>
  tool(
    'lingui',
    ['check', 'sync', '--clean', '--overwrite', '--verbose'],
    'every sentence is in its catalogue',
  )
