// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readCatalog, readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { sampleBoot } from '../product/sampleBoot.ts'
import { footwear } from './footwear.ts'
import { openScreen, says } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { sees, textsOf } from './pressing.ts'

let screen: Screen
afterEach(() => screen.close())

const product = async (locale: string): Promise<void> => {
  screen = await openScreen(`/${locale}/p/harrow-canvas-HARROWCANV`, { answers: [says(readProduct, sampleBoot)] })
  await sees('main h1', sampleBoot.name)
}

const list = async (locale: string): Promise<void> => {
  screen = await openScreen(`/${locale}/c/footwear-1000`, { answers: [says(readCatalog, footwear)] })
  await sees('main h1', 'Footwear')
}

describe('that prices include tax', () => {
  const inEurope = [
    ['en-gb', 'Incl. VAT, plus delivery', 'All prices incl. VAT, plus delivery'],
    ['fr-fr', 'TVA incluse, livraison en sus', 'Tous les prix s’entendent TVA incluse, livraison en sus'],
    ['de-de', 'inkl. MwSt., zzgl. Versand', 'Alle Preise inkl. MwSt., zzgl. Versand'],
    ['it-it', 'IVA inclusa, spedizione esclusa', 'Tutti i prezzi sono IVA inclusa, spedizione esclusa'],
    ['es-es', 'IVA incluido, envío no incluido', 'Todos los precios incluyen el IVA; el envío se suma aparte'],
  ] as const

  test.each(inEurope)('LAW-06 is said in %s at the price', async (locale, atPrice) => {
    await product(locale)
    await sees('main p', atPrice)
  })

  test.each(inEurope)('LAW-06 is said in %s below a list', async (locale, _atPrice, belowList) => {
    await list(locale)
    await sees('main p', belowList)
  })

  test.each(['en-us', 'en-ca', 'fr-ca'])('LAW-06 is not said in %s, where tax is added', async (locale) => {
    await product(locale)
    expect(noteOfTax()).toEqual([])
    screen.close()
    await list(locale)
    expect(noteOfTax()).toEqual([])
  })
})

/** In any of the shop’s words for it: VAT, the Canadian GST and HST, and theirs in French. */
const noteOfTax = (): readonly string[] =>
  textsOf('main p').filter((text) => /\b(?:VAT|GST|HST|TVA|TPS|TVH|tax|taxes)\b|livraison en sus/i.test(text))
