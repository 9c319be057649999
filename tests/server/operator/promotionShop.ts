import type { OpenedPromotion, PromotionTerms } from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { operatorShop } from './operatorShop.ts'

/** A tenth off for everybody. */
export const tenPercent: PromotionTerms = {
  names: { en: '10% off', fr: '10 %', de: '', it: '', es: '' },
  benefit: 'percentOffOrder',
  amount: 1_000,
  validFrom: null,
  validTo: null,
  isOnce: false,
  threshold: null,
  country: null,
}

/** A shop with a guest, and Mara, who looks after its promotions. */
export const promotionShop = async () => {
  const { shop, guest, sku } = await useGuestShop(1, { pieces: 500 })
  const { storage, clock } = shop
  const house = await operatorShop({ storage, now: () => clock.now })
  const mara = await house.operator('mara@example.com', ['merchandise'])
  const add = (code: string, terms: object = {}) => {
    clock.now += 1_000
    return mara.ask('POST', 'promotions', { body: { code, ...tenPercent, ...terms } })
  }
  const added = async (code: string, terms: object = {}): Promise<OpenedPromotion> => {
    const answer = await add(code, terms)
    if (answer.status !== 200) throw new Error(`${code} was answered ${answer.status} ${answer.text}`)
    return answer.json as OpenedPromotion
  }
  const read = async (code: string) => (await mara.ask('GET', `promotions/${code}`)).json as OpenedPromotion
  const change = async (code: string, wanted: object | string) => {
    clock.now += 1_000
    const { names, benefit, amount, validFrom, validTo, isOnce, threshold, country } = await read(code)
    const seen = { names, benefit, amount, validFrom, validTo, isOnce, threshold, country }
    const asked = typeof wanted === 'string' ? wanted : { ...seen, ...wanted }
    return mara.ask('PUT', `promotions/${code}`, { body: { seen, wanted: asked } })
  }
  const undo = async (code: string) => {
    clock.now += 1_000
    return mara.ask('POST', `promotions/${code}/undoing`, {
      body: { changeId: (await read(code)).changes[0]?.id ?? 'none' },
    })
  }
  const codesIn = async (query = '') =>
    ((await mara.ask('GET', `promotions${query}`)).json as { readonly promotions: readonly OpenedPromotion[] })
      .promotions
  return { shop, guest, sku, storage, clock, house, mara, add, added, read, change, undo, codesIn }
}
