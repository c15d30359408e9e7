import type { Endpoint } from '../endpoints.ts'

/** What administrators call, apart from the others because no first screen needs it. */
export const administrationEndpoints = {
  userBlock: { method: 'GET', base: 'service', path: '/api/users/{userId}/block' },
  blockUser: { method: 'PUT', base: 'service', path: '/api/users/{userId}/block' },
  unblockUser: { method: 'DELETE', base: 'service', path: '/api/users/{userId}/block' },
  userSessions: { method: 'GET', base: 'service', path: '/api/users/{userId}/sessions' },
  endUserSessions: { method: 'DELETE', base: 'service', path: '/api/users/{userId}/sessions' },
  endUserSession: { method: 'DELETE', base: 'service', path: '/api/users/{userId}/sessions/{sessionId}' },
  userTokens: { method: 'GET', base: 'service', path: '/api/users/{userId}/tokens' },
  deleteUserTokens: { method: 'DELETE', base: 'service', path: '/api/users/{userId}/tokens' },
  deleteUserToken: { method: 'DELETE', base: 'service', path: '/api/users/{userId}/tokens/{tokenId}' },
  handOverCalendars: { method: 'POST', base: 'service', path: '/api/users/{userId}/handover' },
  readConfigurations: { method: 'POST', base: 'service', path: '/api/configurations?scope=platform' },
  putConfigurations: { method: 'PUT', base: 'service', path: '/api/configurations?scope=platform' },
  configurationHistory: { method: 'GET', base: 'service', path: '/api/configurations/history' },
  restoreConfiguration: {
    method: 'POST',
    base: 'service',
    path: '/api/configurations/history/{versionId}/restore',
  },
  configurationAudit: { method: 'GET', base: 'service', path: '/api/configurations/audit' },
  discover: { method: 'POST', base: 'service', path: '/api/oidc/discover' },
  openTrial: { method: 'POST', base: 'service', path: '/api/oidc/trial' },
  startTrial: { method: 'GET', base: 'service', path: '/api/oidc/trial/{trialId}' },
  trialCalls: { method: 'GET', base: 'service', path: '/api/oidc/trial/{trialId}/calls' },
  answerTrial: { method: 'POST', base: 'service', path: '/api/oidc/trial/{trialId}/result' },
  redeemTrial: { method: 'POST', base: 'service', path: '/api/oidc/trial/{trialId}/token' },
  trialReport: { method: 'GET', base: 'service', path: '/api/oidc/trial/{trialId}/result' },
  healthServices: { method: 'GET', base: 'service', path: '/api/healthcheck/services' },
  healthOf: { method: 'GET', base: 'service', path: '/api/healthcheck/{name}' },
  healthHistory: { method: 'GET', base: 'service', path: '/api/healthcheck/{name}/history' },
} as const satisfies Record<string, Endpoint>
