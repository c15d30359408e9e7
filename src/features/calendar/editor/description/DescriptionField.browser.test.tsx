import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../ui/tokens.css'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { TakenOnSave } from '../form/useTakenOnSave.ts'
import { DescriptionField } from './DescriptionField.tsx'

afterEach(cleanup)

type Written = { readonly description: string; readonly styledDescription: string }
let written: Written
let write: (change: Written) => void
const note = (now: Written, set: typeof write) => {
  written = now
  write = set
}

function Field({ plain, html = '' }: { readonly plain: string; readonly html?: string }) {
  const [form, setForm] = useState<Written>({ description: plain, styledDescription: html })
  note(form, setForm)
  const { description, styledDescription } = form
  return (
    <DescriptionField plain={description} html={styledDescription} isDisabled={false} onChange={setForm} />
  )
}

const field = page.getByRole('textbox', { name: 'Description' })
const button = (name: string) => page.getByRole('button', { name })

test('a plain text stays plain, to the letter, until it is formatted, and where nothing is left formatted', async () => {
  render(<Field plain={'Bring  cake\n\n- and tea '} />, { wrapper: inEnglish })
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control}!')
  await expect
    .poll(() => written)
    .toEqual({ description: 'Bring  cake\n\n- and tea !', styledDescription: '' })
  await userEvent.keyboard('{Control>}a{/Control}')
  await button('Bold').click()
  await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => written.description).toBe('Bring  cake\n\n- and tea !')
  await expect
    .poll(() => written.styledDescription)
    .toBe('<p><strong>Bring &nbsp;cake</strong></p><p><strong>- and tea !</strong></p>')
  await button('Bold').click()
  await expect
    .poll(() => written)
    .toEqual({ description: 'Bring  cake\n\n- and tea !', styledDescription: '' })
})

test('the keys format: bold, italic, and lists of lines; Tab leads on', async () => {
  render(<Field plain={'Agenda\nBudget\nCake'} />, { wrapper: inEnglish })
  await field.click()
  await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{End}{/Shift}{Control>}b{/Control}')
  await expect.element(field).toHaveAttribute('aria-multiline', 'true')
  await expect.element(field).toHaveFocus()
  await expect.poll(() => written.styledDescription).toBe('<p><strong>Agenda</strong><br>Budget<br>Cake</p>')
  await userEvent.keyboard('{ArrowDown}{Home}{Shift>}{ArrowDown}{End}{/Shift}')
  await button('Bulleted list').click()
  await expect
    .poll(() => written.styledDescription)
    .toBe('<p><strong>Agenda</strong></p><ul><li><p>Budget</p></li><li><p>Cake</p></li></ul>')
  await expect.poll(() => written.description).toBe('Agenda\n\n- Budget\n- Cake')
  await button('Numbered list').click()
  await expect.poll(() => written.description).toBe('Agenda\n\n1. Budget\n2. Cake')
  await userEvent.keyboard('{Control>}zz{/Control}')
  await expect.poll(() => written.styledDescription).toBe('<p><strong>Agenda</strong><br>Budget<br>Cake</p>')
  await userEvent.tab()
  await expect.element(button('Bold')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(button('Italic')).toHaveFocus()
})

test('a link is made of what is selected, changed and removed; only addresses that may be followed', async () => {
  render(<Field plain="See the agenda" />, { wrapper: inEnglish })
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveFocus()
  await userEvent.keyboard('javascript:alert(1){Enter}')
  await expect
    .element(page.getByText('Type an address, such as example.org or anna@example.org.'))
    .toBeVisible()
  await userEvent.keyboard('{Control>}a{/Control}example.org/a{Enter}')
  await expect.element(field).toHaveFocus()
  await expect
    .poll(() => written)
    .toEqual({
      description: 'See the agenda (https://example.org/a)',
      styledDescription: '<p>See the <a href="https://example.org/a">agenda</a></p>',
    })
  await userEvent.keyboard('{ArrowLeft}{Control>}k{/Control}')
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue('https://example.org/a')
  await button('Remove link').click()
  await expect.poll(() => written).toEqual({ description: 'See the agenda', styledDescription: '' })
})

test('the address of a link that is still typed is taken when the form is saved, or said to be wrong', async () => {
  const fields = new Set<() => boolean>()
  const save = () => fields.forEach((take) => take())
  render(
    <TakenOnSave value={fields}>
      <Field plain="See the agenda" />
    </TakenOnSave>,
    { wrapper: inEnglish },
  )
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
  await userEvent.keyboard('{Control>}k{/Control}')
  const address = page.getByRole('textbox', { name: 'Address' })
  await expect.element(address).toHaveFocus()
  await userEvent.keyboard('the agenda')
  save()
  await expect
    .element(address)
    .toHaveAccessibleDescription('Type an address, such as example.org or anna@example.org.')
  await userEvent.keyboard('{Control>}a{/Control}example.org/a')
  save()
  await expect
    .poll(() => written.styledDescription)
    .toBe('<p>See the <a href="https://example.org/a">agenda</a></p>')
})

const outlook =
  '<body><p class=MsoNormal style="color:red">Bring <b>two</b> copies</p><script>alert(1)</script></body>'

test('what others formatted is edited as it is, and not written before it is touched', async () => {
  render(<Field plain="Bring two copies" html={outlook} />, { wrapper: inEnglish })
  await expect.element(field).toHaveTextContent('Bring two copies')
  await expect.element(field.getByText('two')).toBeVisible()
  await expect.poll(() => written.styledDescription).toBe(outlook)
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control}, please')
  await expect
    .poll(() => written)
    .toEqual({
      description: 'Bring two copies, please',
      styledDescription: '<p>Bring <strong>two</strong> copies, please</p>',
    })
})

test('where the plain text was changed alone, that text is edited, and the field is never replaced', async () => {
  render(<Field plain="Bring three copies" html={outlook} />, { wrapper: inEnglish })
  await expect.element(field).toHaveValue('Bring three copies')
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control} or 4')
  await expect.poll(() => written).toEqual({ description: 'Bring three copies or 4', styledDescription: '' })
})

test('a key formats what the key before it selected, however fast they follow each other', async () => {
  render(<Field plain="Bring two copies" html={outlook} />, { wrapper: inEnglish })
  await expect.element(field).toHaveTextContent('Bring two copies')
  await field.click()
  await userEvent.keyboard('{Control>}{End}{Shift>}{ArrowLeft}{/Shift}i{/Control}{End}{Enter}')
  await expect
    .poll(() => written.styledDescription)
    .toBe('<p>Bring <strong>two</strong> <em>copies</em></p><p><br></p>')
})

test('what is pasted is read as HTML by anybody', async () => {
  render(<Field plain="a" html="<b>a</b>" />, { wrapper: inEnglish })
  await expect.element(field).toHaveTextContent('a')
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  const data = new DataTransfer()
  data.setData(
    'text/html',
    '<i onclick="alert(1)">b</i><img src=x onerror=alert(1)><a href="javascript:x">c</a>',
  )
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.poll(() => written.styledDescription).toBe('<p><strong>a</strong><em>b</em>c</p>')
})

test('what somebody else writes meanwhile is shown, and an undo does not take it back', async () => {
  render(<Field plain="Bring two copies" html={outlook} />, { wrapper: inEnglish })
  await expect.element(field).toHaveTextContent('Bring two copies')
  write({ description: 'Bring three', styledDescription: '<p>Bring <i>three</i></p>' })
  await expect.element(field).toHaveTextContent('Bring three')
  await field.click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field).toHaveTextContent('Bring three')
})
