import { noteHeader } from '#contract/scheduling/noteHeader.ts'
import type { Telling } from '#domain/edits/Edit.ts'
import type { Api } from '../../../../api/createApi.ts'
import { offers } from '../server/hostFeatures.ts'

/** What a service that carries invitations is to tell the guests (CAL-28); others would refuse the headers. */
export function tellingHeaders(api: Api, telling: Telling | undefined): Readonly<Record<string, string>> {
  if (telling === undefined || !offers(api, 'invitations')) return {}
  const { isSilent, note } = telling
  return {
    ...(isSilent && { 'Schedule-Reply': 'F' }),
    ...(!isSilent && note !== '' && { [noteHeader]: encodeURIComponent(note) }),
  }
}
