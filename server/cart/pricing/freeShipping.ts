import type { ThresholdPromotion } from '../../../core/domain/promotion/promotionSummary.ts'
import type { CurrencyCode, Language } from '../../storage/tables/CatalogTables.ts'

/** From this amount standard shipping is free. Minor units. */
const thresholds: Readonly<Record<CurrencyCode, number>> = { USD: 10_000, CAD: 14_000, GBP: 9_000, EUR: 10_000 }

const words: Readonly<Record<Language, { readonly name: string; readonly callout: string }>> = {
  en: { name: 'Free standard shipping', callout: 'You are | away from free shipping. | Shipping is free.' },
  fr: {
    name: 'Livraison standard gratuite',
    callout: 'Plus que | pour la livraison gratuite. | La livraison est gratuite.',
  },
  de: {
    name: 'Kostenloser Standardversand',
    callout: 'Noch | bis zum kostenlosen Versand. | Der Versand ist kostenlos.',
  },
  it: {
    name: 'Spedizione standard gratuita',
    callout: 'Ti mancano | per la spedizione gratuita. | La spedizione è gratuita.',
  },
  es: {
    name: 'Envío estándar gratuito',
    callout: 'Te faltan | para el envío gratuito. | El envío es gratuito.',
  },
}

/** CART-07, CART-08 */
export const freeShipping = (currency: CurrencyCode, language: Language): ThresholdPromotion => ({
  promotionId: 'free-standard-shipping',
  promotionName: words[language].name,
  level: 'SHIPPING',
  calloutMessage: words[language].callout,
  threshold: thresholds[currency],
})
