import { tool } from './tool.ts'

export const format = () => tool('oxfmt', ['--check'], 'every file is as oxfmt would write it')
