import type { ShippingMethodCode } from '../../contracts/api/basket.ts'
import type { Language } from '../catalog/CatalogTables.ts'

type Words = { readonly label: string; readonly deliveryTime: string }

/** What a method is called and how long it takes. SHIP-10 sorts by the first digit in these words, so they are written for it. */
export function shippingText(code: ShippingMethodCode, language: Language, placeName: string | undefined): Words {
  const { label, deliveryTime } = words[language][code]
  return { label: placeName === undefined ? label : `${label}${colon[language]} ${placeName}`, deliveryTime }
}

/** French sets a space that does not break before a colon. */
const colon = { en: ':', fr: '\u00a0:' } as const

const words: Readonly<Record<Language, Readonly<Record<ShippingMethodCode, Words>>>> = {
  en: {
    standard: { label: 'Standard', deliveryTime: '2 to 4 days' },
    home: { label: 'Express', deliveryTime: '1 day' },
    pickup: { label: 'Pickup in store', deliveryTime: 'Same day' },
    sts: { label: 'Ship to store', deliveryTime: '3 to 5 days' },
    pudo: { label: 'Collection point', deliveryTime: '3 to 5 days' },
    digital: { label: 'By email', deliveryTime: 'Same day' },
    customs: { label: 'Made for you', deliveryTime: '9 to 12 days' },
  },
  fr: {
    standard: { label: 'Standard', deliveryTime: '2 à 4 jours' },
    home: { label: 'Express', deliveryTime: '1 jour' },
    pickup: { label: 'Retrait en magasin', deliveryTime: '0 à 1 jour' },
    sts: { label: 'Livraison en magasin', deliveryTime: '3 à 5 jours' },
    pudo: { label: 'Point relais', deliveryTime: '3 à 5 jours' },
    digital: { label: 'Par e-mail', deliveryTime: '0 à 1 jour' },
    customs: { label: 'Fabriqué pour vous', deliveryTime: '9 à 12 jours' },
  },
}
