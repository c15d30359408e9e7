import { i18n } from '@lingui/core'
import { beforeEach } from 'vitest'

// Files share a worker: the language that a test has chosen would be the next one's.
beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
