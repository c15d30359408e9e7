import { msg } from '@lingui/core/macro'

// lingui-set comment="A saved search: a search kept under a name."

/** Said where one more than `maxSavedSearches` would be kept. */
export const tooMany = msg`You have 50 saved searches, which is the most. Delete one you don’t need first.`
