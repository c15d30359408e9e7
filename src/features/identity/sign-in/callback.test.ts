import { expect, test } from 'vitest'
import { readCallback, withoutStray } from './callback.ts'

const answer = (query: string) => ({ kind: 'answer', query })

test.each([
  ['the query, no route', '/?code=c&state=s', 'code=c&state=s'],
  ['the query, before the route', '/?code=c&state=s#/auth/oidc/callback', 'code=c&state=s'],
  [
    'the query, any order, more than asked',
    '/?session_state=x.y&state=s&code=c&iss=https%3A%2F%2Fid.example#/auth/oidc/callback',
    'session_state=x.y&state=s&code=c&iss=https%3A%2F%2Fid.example',
  ],
  ['after the route with ?', '/#/auth/oidc/callback?code=c&state=s', 'code=c&state=s'],
  ['after the route with &', '/#/auth/oidc/callback&state=s&code=c', 'state=s&code=c'],
  ['after the route with #', '/#/auth/oidc/callback#code=c&state=s', 'code=c&state=s'],
  ['after the route with nothing between', '/#/auth/oidc/callbackcode=c&state=s', 'code=c&state=s'],
  ['a bare fragment', '/#code=c&state=s&session_state=x', 'code=c&state=s&session_state=x'],
  [
    'an error behind a second #',
    '/#/auth/oidc/callback#error=access_denied&state=s',
    'error=access_denied&state=s',
  ],
  ['an error in the query', '/?error=access_denied&state=s', 'error=access_denied&state=s'],
  [
    'an error without state, on the route',
    '/?error=invalid_request#/auth/oidc/callback',
    'error=invalid_request',
  ],
  ['a path of its own', '/calendars/kalends/?code=c&state=s', 'code=c&state=s'],
  ['an unknown parameter', '/?code=c&state=s&client_info=abc', 'code=c&state=s&client_info=abc'],
])('ID-3 an answer is read from %s', (_, address, query) => {
  expect(readCallback(`https://app.example${address}`)).toEqual(answer(query))
})

test.each([
  ['the bare address', '/'],
  ['a deep link', '/#/calendar/week/2027-03-15'],
  ['a deep link with parameters', '/#/calendar/week/2027-03-15/new?start=2027-03-15T09:00'],
  ['a deep link that mentions a code and a state', '/#/calendar/week/2027-03-15?code=c&state=s'],
  ['a query of somebody else', '/?code=summer&utm_source=mail'],
  ['a reload of the callback', '/#/auth/oidc/callback'],
  ['the way back from signing out', '/?state=s'],
  ['a state without an answer', '/#/auth/oidc/callback?state=s'],
])('%s is not an answer', (_, address) => {
  expect(readCallback(`https://app.example${address}`)).toEqual({ kind: 'none' })
})

test.each([
  ['a code in the query', '/?code=c', '/'],
  [
    'a code among parameters of others',
    '/?utm_source=mail&code=c&world=busyWeek',
    '/?utm_source=mail&world=busyWeek',
  ],
  ['a code before a deep link', '/?code=c#/calendar/week/2027-03-15', '/#/calendar/week/2027-03-15'],
  ['a code as the whole fragment', '/#code=c&session_state=x', '/'],
  ['tokens in the query', '/?access_token=a&id_token=b', '/'],
  ['tokens as the whole fragment', '/#access_token=a&token_type=bearer', '/'],
  ['an error', '/?error=access_denied', '/'],
])('%s without a state is not an answer, and is removed from the address', (_, address, left) => {
  expect(readCallback(`https://app.example${address}`)).toEqual({ kind: 'none' })
  expect(withoutStray(`https://app.example${address}`)).toBe(`https://app.example${left}`)
})

test.each(['/', '/#/calendar/week/2027-03-15?code=c&state=s', '/?utm_source=mail#/health'])(
  '%s has nothing of an answer, and stays in the address',
  (address) => {
    expect(withoutStray(`https://app.example${address}`)).toBe(`https://app.example${address}`)
  },
)

test.each([
  ['twice in the query', '/?code=c&code=d&state=s'],
  ['in the query and after the route', '/?code=c&state=s#/auth/oidc/callback?state=t'],
  ['twice in a bare fragment', '/#code=c&state=s&state=t'],
])('a parameter given %s is refused', (_, address) => {
  expect(readCallback(`https://app.example${address}`)).toEqual({
    kind: 'refused',
    problem: 'repeated-parameter',
  })
})

test('tokens in the address are distinguished, because only the implicit flow expects them', () => {
  expect(readCallback('https://app.example/#access_token=a&id_token=b&state=s')).toEqual({
    kind: 'tokens',
    query: 'access_token=a&id_token=b&state=s',
  })
})

test.each([
  ['the query, no route', '/?code=c&state=trial.1.s', 'code=c&state=trial.1.s'],
  ['the query, before the route', '/?code=c&state=trial.1.s#/auth/oidc/callback', 'code=c&state=trial.1.s'],
  ['after the route with ?', '/#/auth/oidc/callback?state=trial.1.s&code=c', 'state=trial.1.s&code=c'],
  ['after the route with &', '/#/auth/oidc/callback&state=trial.1.s&code=c', 'state=trial.1.s&code=c'],
  ['after the route with #', '/#/auth/oidc/callback#code=c&state=trial.1.s', 'code=c&state=trial.1.s'],
  [
    'after the route with nothing between',
    '/#/auth/oidc/callbackcode=c&state=trial.1.s',
    'code=c&state=trial.1.s',
  ],
  ['a bare fragment, tokens', '/#access_token=a&state=trial.1.s', 'access_token=a&state=trial.1.s'],
  ['an error in the query', '/?error=access_denied&state=trial.1.s', 'error=access_denied&state=trial.1.s'],
  ['an error behind a second #', '/#/auth/oidc/callback#error=e&state=trial.1.s', 'error=e&state=trial.1.s'],
  ['a parameter given twice', '/?code=c&code=d&state=trial.1.s', 'code=c&code=d&state=trial.1.s'],
  ['an answer with nothing in it', '/?state=trial.1.s', 'state=trial.1.s'],
])('CFG-11 the answer of a trial is not one for a session, from %s', (_, address, query) => {
  expect(readCallback(`https://app.example${address}`)).toEqual({ kind: 'trial', query })
})
