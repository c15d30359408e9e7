import { tool } from './tool.ts'

export const knip = () =>
  tool('knip', ['--no-progress'], 'nothing is unused, nothing is missing from package.json')
