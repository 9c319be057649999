import { expect, test } from 'vitest'
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

test('ORD-11 ORD-12 an empty form names every field in its order', () => {
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

test('VAL-01 a broken limit brings its figure, a rule without figures none', () => {
  expect(caseFailures('contact', { ...contact, subject: 'x'.repeat(201), email: '' })).toEqual([
    { field: 'subject', rule: 'maxLength', values: { n: 200 } },
    { field: 'email', rule: 'required' },
  ])
})
