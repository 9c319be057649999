import { expect, test } from 'vitest'
import { enrolmentToSend } from '../../../core/domain/loyalty/loyaltyProgramme.ts'

test('ACC-03 SIGN-40 an enrolment says yes twice, and where', () => {
  expect(enrolmentToSend('fr-fr')).toEqual({
    type: 'Loyalty',
    optin: true,
    doubleOptin: true,
    region: 'EMEA',
    channel: 'ECOMM',
    country: 'FR',
  })
})
