import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { InLanguage } from './InLanguage.tsx'
import styles from './Tabs.module.css'

type TabsProps = {
  /** The name of the list of tabs. */
  readonly label: string
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly panel: ReactNode }[]
}

/** Several views of one thing, one at a time; arrow keys go from one tab to the next. Load it lazily. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <InLanguage>
      <AriaTabs className={styles.tabs ?? ''}>
        <TabList aria-label={label} className={styles.list ?? ''}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
            {tab.panel}
          </TabPanel>
        ))}
      </AriaTabs>
    </InLanguage>
  )
}
