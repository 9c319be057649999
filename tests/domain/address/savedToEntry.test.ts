import { expect, test } from 'vitest'
import { savedToEntry } from '../../../core/domain/address/savedAddress.ts'

test('ACC-20 PHONE-03 a saved address fills every field of the form, its phone as the national number', () => {
  const saved = {
    addressId: 'a',
    main: true,
    firstName: 'Wren',
    city: 'Boulder',
    country: 'US',
    phone: '+13035550142',
    phoneCode: '1',
  }
  expect(savedToEntry(saved)).toEqual({
    email: '',
    firstName: 'Wren',
    lastName: '',
    addressLine1: '',
    addressLine2: '',
    city: 'Boulder',
    province: '',
    postalCode: '',
    country: 'US',
    phoneCode: '1',
    phone: '(303) 555 - 0142',
  })
})

test('ACC-20 a saved address without a phone leaves it open which country’s it will be', () => {
  const entry = savedToEntry({ addressId: 'a', main: true, city: 'Boulder' })
  expect(entry).toMatchObject({ city: 'Boulder', country: '', phone: '' })
  expect(entry).not.toHaveProperty('phoneCode')
})
