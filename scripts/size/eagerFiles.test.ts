import { expect, test } from 'vitest'
import { eagerFiles } from './eagerFiles.ts'

test('direct and indirect imports of the entry are eager, and dynamic imports are not', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], dynamicImports: ['later.ts'] },
    '_react.js': { file: 'react.js', imports: ['_scheduler.js'] },
    '_scheduler.js': { file: 'scheduler.js', imports: ['_react.js'] },
    'later.ts': { file: 'later.js' },
  }
  expect(eagerFiles(manifest)).toEqual(['index.js', 'react.js', 'scheduler.js'])
  expect(eagerFiles(manifest, 'later.ts')).toEqual(['index.js', 'later.js', 'react.js', 'scheduler.js'])
})
