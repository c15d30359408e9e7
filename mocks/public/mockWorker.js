/* Only what the application fetches may be for the mocks: scripts, styles and fonts come straight from the server. */
self.addEventListener('fetch', (event) => {
  if (event.request.destination === '') return
  event.stopImmediatePropagation()
  if (new URL(event.request.url).pathname.includes('/api/guests/')) event.respondWith(askTab(event))
})
importScripts('mockServiceWorker.js')

/* The page of a guest runs no mocks: a tab of the application answers, also one that is not in sight. */
async function askTab(event) {
  await activeClientIdsRestorePromise
  const tabs = await self.clients.matchAll({ type: 'window' })
  const tab = tabs.find(({ id }) => activeClientIds.has(id))
  return getResponse(event, tab, crypto.randomUUID())
}
