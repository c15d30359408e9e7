/**
 * For a page: a function that answers, in the middle of a frame, when that frame has been painted. Its task goes before all
 * others that wait, which a message would stand behind.
 */
export const frameEnd = `(() => scheduler.postTask(() => performance.now(), { priority: 'user-blocking' }))`
