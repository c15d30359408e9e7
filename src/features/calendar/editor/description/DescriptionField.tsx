import { useState } from 'react'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import type {
  DescriptionFieldProps,
  FirstFormat,
  StyledDescriptionFieldProps,
} from './DescriptionFieldProps.ts'
import { PlainDescriptionField } from './PlainDescriptionField.tsx'

/** What is written about an event. A plain text is typed into a plain field; an editor comes with formatting. */
export function DescriptionField(props: DescriptionFieldProps) {
  const [first, setFirst] = useState<FirstFormat | null>(null)
  const [wasStyled, setWasStyled] = useState(false)
  const isStyled = wasStyled || props.html !== '' || first !== null
  // A field that is typed into is not replaced by another.
  if (isStyled && !wasStyled) setWasStyled(true)
  return isStyled ? (
    <StyledDescriptionField
      key={first === null ? 'stored' : 'begun'}
      {...props}
      first={first}
      onFormat={setFirst}
    />
  ) : (
    <PlainDescriptionField {...props} onFocus={StyledDescriptionField.preload} onFormat={setFirst} />
  )
}

const StyledDescriptionField = lazyComponent(
  async () => (await import('./StyledDescriptionField.tsx')).StyledDescriptionField,
  (props: StyledDescriptionFieldProps) => <PlainDescriptionField {...props} isWaiting />,
)
