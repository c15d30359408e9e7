import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { EventPerson } from '#domain/event/guests/GuestList.ts'
import { soughtName } from '#domain/quickadd/readNamed.ts'
import { sentenceLanguage } from '../../../locales/sentenceLanguage.ts'
import { useFoundPeople } from '../editor/guests/useFoundPeople.ts'
import { useRecentGuests } from '../editor/guests/useRecentGuests.ts'

/** Who may be meant by a name in a sentence: those asked lately, then those whom the service finds. */
export function usePeopleNamed(text: string): readonly (readonly EventPerson[])[] {
  const { i18n } = useLingui()
  const language = useMemo(() => sentenceLanguage(i18n.locale), [i18n.locale])
  const sought = useMemo(() => soughtName(text, language), [text, language])
  const recent = useRecentGuests(sought !== '')
  const found = useFoundPeople(sought)
  return useMemo(() => [recent, found], [recent, found])
}
