import { tool } from './tool.ts'

export const lint = () => tool('oxlint', ['--deny-warnings'], 'oxlint finds nothing')
