/* Only what the application fetches may be for the mocks: scripts, styles and fonts come straight from the server. */
self.addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
importScripts('mockServiceWorker.js')
