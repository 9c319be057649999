import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelSpelling } from '../../../core/domain/address/addressLabel.ts'

const spelled = (addressLine1: string): string | undefined => labelSpelling({ addressLine1 }).addressLine1

test('SHIP-19 of a whole address, street, second line and city are spelled and nothing else', () => {
  const address = {
    firstName: 'wren',
    lastName: 'de la cruz',
    addressLine1: 'a street',
    addressLine2: 'unit two',
    city: 'boulder',
    postalCode: '80302',
    country: 'US',
    province: 'CO',
  }
  expect(labelSpelling(address)).toEqual({
    ...address,
    addressLine1: 'A Street',
    addressLine2: 'Unit Two',
    city: 'Boulder',
  })
  expect(labelSpelling({ city: 'lyon' })).toEqual({ city: 'Lyon' })
})

describe('one line of an address', () => {
  test.each([
    ['1420 spruce street', '1420 Spruce Street'],
    ['1420 SPRUCE STREET', '1420 Spruce Street'],
    ['12 nw main st', '12 NW Main St'],
    ['po box 12b', 'PO Box 12b'],
    ['rue de la paix', 'Rue de la Paix'],
    ["8 rue de l'église", "8 Rue de l'Église"],
    ["l'alpe d'huez", "L'Alpe d'Huez"],
    ["3 o'connell street", "3 O'Connell Street"],
    ['saint-denis', 'Saint-Denis'],
    ['45  west   5th avenue', '45 West 5th Avenue'],
    ['10 straße am see', '10 Straße am See'],
    ['5 n 1st st', '5 N 1st St'],
    ['5 s 1st st', '5 S 1st St'],
    ['5 e 1st st', '5 E 1st St'],
    ['5 w 1st st', '5 W 1st St'],
    ['5 ne 1st st', '5 NE 1st St'],
    ['5 se 1st st', '5 SE 1st St'],
    ['5 sw 1st st', '5 SW 1st St'],
    ['bp 12', 'BP 12'],
    ['de la warr road', 'De la Warr Road'],
    ['10 d-day lane', '10 D-Day Lane'],
    ['isle of man', 'Isle of Man'],
    ['stow on the wold', 'Stow on the Wold'],
    ['rue du bac', 'Rue du Bac'],
    ['rue des martyrs', 'Rue des Martyrs'],
    ['villeneuve le roi', 'Villeneuve le Roi'],
    ['rue pierre et marie curie', 'Rue Pierre et Marie Curie'],
    ['les mureaux sur les hauts', 'Les Mureaux sur les Hauts'],
    ['reggio di calabria', 'Reggio di Calabria'],
    ['via leonardo da vinci', 'Via Leonardo da Vinci'],
    ['piazza del popolo', 'Piazza del Popolo'],
    ['via della scala', 'Via della Scala'],
    ['calle ramón y cajal', 'Calle Ramón y Cajal'],
    ['haus an der alster', 'Haus an der Alster'],
    ['haus im grund', 'Haus im Grund'],
    ['gasse von siemens', 'Gasse von Siemens'],
    ['1420 Spruce street', '1420 Spruce street'],
    ['221B', '221B'],
    ['', ''],
  ])('SHIP-19 %j is spelled %j on a label', (typed, label) => {
    expect(spelled(typed)).toBe(label)
  })

  test('SHIP-19 only capitals and spaces change, and a second spelling changes nothing', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', 'à', 'b', 'Ç', 'd', 'e', 'l', 'L', "'", '-', ' ', '1', '2', 'ß', 'œ', '.', 'É'),
        }),
        (typed) => {
          const once = spelled(typed)!
          expect(spelled(once)).toBe(once)
          expect(once.toLowerCase()).toBe(typed.replace(/\s+/gu, ' ').toLowerCase())
        },
      ),
    )
  })
})

test.each([
  ['US', '5 e 1st st', '5 E 1st St'],
  ['IT', 'via caboto e vespucci', 'Via Caboto e Vespucci'],
  ['ES', 'calle de fernando e isabel', 'Calle de Fernando e Isabel'],
])('SHIP-19 in %s, %j is spelled %j: an e is east, or means "and"', (country, addressLine1, label) => {
  expect(labelSpelling({ country, addressLine1 }).addressLine1).toBe(label)
})
