import { readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import type { Product } from '../../../../contracts/api/entities/catalogue.ts'
import { sampleBoot } from '../../product/sampleBoot.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'

/** The page of the canvas boot, which has whatever the server says beside. */
export const openBoot = (
  answers: readonly FixedAnswer[],
  { locale = 'en-us', boot = {} }: { readonly locale?: string; readonly boot?: Partial<Product> } = {},
): Promise<Screen> =>
  openScreen(`/${locale}/p/harrow-canvas-HARROWCANV`, {
    answers: [says(readProduct, { ...sampleBoot, ...boot }), ...answers],
  })
