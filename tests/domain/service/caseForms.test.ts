import { describe, expect, test } from 'vitest'
import { recipientsIn } from '../../../core/domain/favorites/recipientsIn.ts'
import { caseFailures } from '../../../core/domain/service/caseForms.ts'

const contact = { category: 'Products', subject: 'Which size?', email: 'wren@example.com', message: 'Hello' }
const warranty = {
  orderNumber: 'CN-2222-2222',
  productId: 'Harrow Mid',
  description: 'Broken',
  email: 'wren@example.com',
}
const fieldsOf = (form: 'contact' | 'warranty', entry: object) =>
  caseFailures(form, entry as Record<string, string>).map(({ field, rule }) => `${field} ${rule}`)

test('ORD-11 ORD-12 a whole form passes', () => {
  expect(fieldsOf('contact', contact)).toEqual([])
  expect(fieldsOf('warranty', warranty)).toEqual([])
})

describe('a form that does not pass', () => {
  test('ORD-11 ORD-12 names every empty field, in its order', () => {
    expect(fieldsOf('contact', {})).toEqual([
      'category required',
      'subject required',
      'email required',
      'message required',
    ])
    expect(fieldsOf('warranty', {})).toEqual([
      'orderNumber required',
      'productId required',
      'description required',
      'email required',
    ])
  })

  test.each([
    ['contact', { ...contact, email: 'wren' }, 'email email'],
    ['contact', { ...contact, message: 'x'.repeat(4001) }, 'message maxLength'],
    ['warranty', { ...warranty, description: '   ' }, 'description required'],
    ['warranty', { ...warranty, orderNumber: 'x'.repeat(65) }, 'orderNumber maxLength'],
  ] as const)('ORD-11 ORD-12 the %s form with %o: %s', (form, entry, failure) => {
    expect(fieldsOf(form, entry)).toEqual([failure])
  })

  test('VAL-01 brings the figure of a broken limit, and none for a rule without figures', () => {
    expect(caseFailures('contact', { ...contact, subject: 'x'.repeat(201), email: '' })).toEqual([
      { field: 'subject', rule: 'maxLength', values: { n: 200 } },
      { field: 'email', rule: 'required' },
    ])
  })
})

describe('favorites sent to friends', () => {
  const send = (recipients: string, message = '') =>
    caseFailures('sendFavorites', { recipients, message }).map(({ field, rule }) => `${field} ${rule}`)
  const five = Array.from({ length: 5 }, (_, nth) => `friend${nth}@example.com`)

  test('FAV-06 up to five addresses may be named, however they are separated', () => {
    expect(recipientsIn(' a@example.com,b@example.com; c@example.com\nd@example.com ')).toHaveLength(4)
    expect(send(five.join(', '))).toEqual([])
  })

  test.each([
    ['', 'recipients required'],
    [' , ', 'recipients pattern'],
    ['ines@example.com, tom', 'recipients pattern'],
    [[...five, 'one@more.example'].join(), 'recipients pattern'],
  ])('FAV-06 %s is refused: %s', (recipients, failure) => {
    expect(send(recipients)).toEqual([failure])
  })

  test('FAV-06 a message of more than 1,000 characters is refused', () => {
    expect(send('ines@example.com', 'x'.repeat(1001))).toEqual(['message maxLength'])
  })
})
