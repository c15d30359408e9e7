import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CopiedText } from '../../../ui/CopiedText.tsx'

// lingui-set comment="The inspector: forms in which an event is shown. jCal, iCalendar and curl stay."

type Texts = { readonly jCal: string; readonly iCalendar: string; readonly curl: string }
type Tab = { readonly id: string; readonly label: string; readonly panel: ReactNode }

/** A tab for each form in which an event is read or sent, with a button that copies it. */
export function useTextTabs({ jCal, iCalendar, curl }: Texts): readonly Tab[] {
  const { t } = useLingui()
  return [
    { id: 'jcal', label: t`jCal`, panel: <CopiedText label={t`jCal`} text={jCal} copy={t`Copy jCal`} /> },
    {
      id: 'ics',
      label: t`iCalendar`,
      panel: <CopiedText label={t`iCalendar`} text={iCalendar} copy={t`Copy iCalendar`} />,
    },
    {
      id: 'curl',
      label: t`curl`,
      panel: <CopiedText label={t`curl command`} text={curl} copy={t`Copy curl`} />,
    },
  ]
}
