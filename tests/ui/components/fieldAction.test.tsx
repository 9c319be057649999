import { parseFragment } from 'parse5'
import type { DefaultTreeAdapterMap } from 'parse5'
import { describe, expect, test } from 'vitest'
import { Button } from '../../../ui/src/components/basic/Button.tsx'
import { Field } from '../../../ui/src/components/field/Field.tsx'
import { PlainField } from '../../../ui/src/components/field/PlainField.tsx'
import { CardInput } from '../../../ui/src/payment/CardInput.tsx'
import { renderInShop } from '../blocks/renderBlocks.tsx'

type Part = { readonly label: string; readonly error?: string; readonly action?: React.ReactNode }

const nothing = () => undefined

const fields: readonly (readonly [string, (part: Part) => React.ReactNode])[] = [
  [
    'Field',
    (part) => (
      <Field {...part} id="place">
        <input id="place" />
      </Field>
    ),
  ],
  ['PlainField', (part) => <PlainField {...part} id="place" value="" onChange={nothing} />],
  [
    'CardInput',
    ({ error, ...part }) => (
      <CardInput {...part} error={error} id="place" inputRef={{ current: null }} autoComplete="off" maxLength={64} />
    ),
  ],
]

const nearMe = <Button>Near me</Button>

describe.each(fields)('the button of a %s', (_name, draw) => {
  const drawn = async (part: Omit<Part, 'label'>) => linesOf(await renderInShop(draw({ label: 'Place', ...part })))

  test('is in one row with the control, after it', async () => {
    expect(await drawn({ action: nearMe })).toEqual(['label: Place', 'row: input place, button Near me'])
  })

  test('needs no row while there is none', async () => {
    expect(await drawn({})).toEqual(['label: Place', 'input place'])
  })

  test('stays between the control and what is wrong with it', async () => {
    expect(await drawn({ action: nearMe, error: 'Say where.' })).toEqual([
      'label: Place',
      'row: input place, button Near me',
      'error of place: Say where.',
    ])
  })
})

test('the button of a text area follows it too', async () => {
  const markup = await renderInShop(
    <PlainField rows={3} label="Place" id="place" value="" onChange={nothing} action={nearMe} />,
  )
  expect(linesOf(markup)).toEqual(['label: Place', 'row: textarea place, button Near me'])
})

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** What a field shows, a line for each of its parts, in the order in which they are read and reached. */
const linesOf = (markup: string): readonly string[] =>
  elementsIn(parseFragment(markup))
    .flatMap(elementsIn)
    .map((part) => {
      switch (attributeOf(part, 'class')) {
        case 'field-label':
          return `label: ${textOf(part)}`
        case 'field-row':
          return `row: ${elementsIn(part).map(controlOf).join(', ')}`
        case 'field-error':
          return `error of ${attributeOf(part, 'id').replace(/-error$/, '')}: ${textOf(part)}`
        default:
          return controlOf(part)
      }
    })

/** A control by its kind and its id or text; the box around one counts as the control. */
const controlOf = (part: Element): string => {
  if (part.tagName === 'button') return `button ${textOf(part)}`
  if (part.tagName === 'div') return elementsIn(part).map(controlOf).join(', ')
  return `${part.tagName} ${attributeOf(part, 'id')}`
}

const elementsIn = (parent: Node): readonly Element[] =>
  'childNodes' in parent ? parent.childNodes.flatMap((node) => ('tagName' in node ? [node] : [])) : []

const attributeOf = ({ attrs }: Element, name: string): string =>
  attrs.find((attribute) => attribute.name === name)?.value ?? ''

const textOf = (part: Node): string =>
  'value' in part ? part.value : 'childNodes' in part ? part.childNodes.map(textOf).join('') : ''
