import { useLingui } from '@lingui/react/macro'
import { languageCodes, languages, type Language } from '../../locales/languages.ts'
import { useSettingsStore } from '../../settings/useSettings.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './LanguageDialog.module.css'

// lingui-set comment="Title of the dialog, and entry of the account menu, where people choose their language."

type LanguageDialogProps = { readonly onClose: () => void }

/** The languages there are, each in its own words: a person who cannot read this page finds theirs. */
export function LanguageDialog({ onClose }: LanguageDialogProps) {
  const { t, i18n } = useLingui()
  const { choose } = useSettingsStore()

  function onChoose(language: Language) {
    choose({ language })
    onClose()
  }

  return (
    <Dialog title={t`Language`} size="small" closesOutside onClose={onClose}>
      <ul role="list" className={styles.languages}>
        {languageCodes.map((language) => (
          <li key={language}>
            <Button
              className={styles.language ?? ''}
              lang={language}
              dir={languages[language].direction}
              aria-pressed={language === i18n.locale}
              onClick={() => onChoose(language)}
            >
              {languages[language].ownName}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
