// A redirect URI for providers that accept none with a fragment and none without a path (ID-3). It hands the answer over to
// the application's own callback route, in place of itself, so that nothing of it stays in the history.
const answer = [location.search.slice(1), location.hash.slice(1)].filter((part) => part !== '').join('&')
location.replace(new URL(`../../#/auth/oidc/callback?${answer}`, location.href))
