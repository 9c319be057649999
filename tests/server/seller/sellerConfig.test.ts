import { describe, expect, test } from 'vitest'
import { demonstrationSeller } from '../../../server/kit/seller.ts'
import { serverConfig } from '../../../server/serverConfig.ts'

const own = {
  CAIRN_SELLER_NAME: 'Wander GmbH',
  CAIRN_SELLER_ADDRESS: 'Musterstraße 1,  10115 Berlin, DE',
  CAIRN_SELLER_EMAIL: 'hilfe@wander.example',
  CAIRN_SELLER_VAT: 'DE123456789, FR12345678901',
  CAIRN_SELLER_TAX: 'GST/HST 123456789 RT0001, QST 1234567890 TQ0001',
}
const address = { lines: ['Musterstraße 1', '10115 Berlin'], country: 'DE' }
const configOf = (env: Readonly<Record<string, string>>) => serverConfig(env).seller
const production = { CAIRN_MODE: 'production', CAIRN_PUBLIC_URL: 'https://wander.example' }

describe('the seller', () => {
  test('OPR-64 is the demonstration’s where there is one, and nothing is said', () => {
    expect(configOf({})).toEqual({ seller: demonstrationSeller, missing: [], remarks: [] })
    expect(configOf({ ...production, CAIRN_DEMO: 'on' })).toEqual({
      seller: demonstrationSeller,
      missing: [],
      remarks: [],
    })
  })

  test.each([[{}], [production]])('OPR-64 is read from five variables, beside %o', (mode) => {
    expect(configOf({ ...mode, ...own })).toEqual({
      seller: {
        name: 'Wander GmbH',
        address,
        email: 'hilfe@wander.example',
        returns: {},
        vatNumbers: { DE: 'DE123456789', FR: 'FR12345678901' },
        taxNumbers: { 'GST/HST': '123456789 RT0001', QST: '1234567890 TQ0001' },
      },
      missing: [],
      remarks: [],
    })
  })

  test('OPR-64 without the demonstration nothing of it remains, and the start says what is missing', () => {
    const { seller, missing, remarks } = configOf(production)
    expect(seller).toEqual({
      name: 'wander.example',
      address: null,
      email: '',
      returns: {},
      vatNumbers: {},
      taxNumbers: {},
    })
    expect(missing).toEqual(['name', 'address', 'email'])
    expect(remarks).toEqual([
      'CAIRN_SELLER_NAME is not set: letters, invoices and pages call the seller wander.example.',
      'CAIRN_SELLER_ADDRESS is not set: letters, invoices and return labels have no address.',
      'CAIRN_SELLER_EMAIL is not set: pages name no address to write to, and letters to the staff have none.',
    ])
  })

  test('OPR-64 the sender of letters stands for a missing email, and the start says so', () => {
    const mail = { CAIRN_SMTP: 'smtp://mail.example:25', CAIRN_MAIL_FROM: 'Wander <orders@wander.example>' }
    const { CAIRN_SELLER_EMAIL: _, ...others } = own
    const { seller, remarks } = configOf({ ...production, ...mail, ...others })
    expect(seller.email).toBe('orders@wander.example')
    expect(remarks).toEqual([
      'CAIRN_SELLER_EMAIL is not set: shoppers and the staff’s letters go to orders@wander.example, the sender in CAIRN_MAIL_FROM.',
    ])
  })

  test.each([
    ['CAIRN_SELLER_ADDRESS', 'Musterstraße 1, 10115 Berlin', 'CAIRN_SELLER_ADDRESS is Musterstraße 1, 10115 Berlin;'],
    ['CAIRN_SELLER_ADDRESS', 'DE', 'CAIRN_SELLER_ADDRESS is DE;'],
    ['CAIRN_SELLER_ADDRESS', 'Musterstraße 1,, DE', 'CAIRN_SELLER_ADDRESS is Musterstraße 1,, DE;'],
    ['CAIRN_SELLER_EMAIL', 'Hilfe <hilfe@wander.example>', 'CAIRN_SELLER_EMAIL is Hilfe <hilfe@wander.example>;'],
    ['CAIRN_SELLER_VAT', 'DE123456789, 12', 'CAIRN_SELLER_VAT has 12;'],
    ['CAIRN_SELLER_TAX', 'GST 123456789', 'CAIRN_SELLER_TAX has GST 123456789;'],
    ['CAIRN_SELLER_TAX', 'QST', 'CAIRN_SELLER_TAX has QST;'],
  ])('OPR-64 %s is %s: that stops the start with a message', (name, written, message) => {
    expect(() => configOf({ [name]: written })).toThrow(message)
  })
})
