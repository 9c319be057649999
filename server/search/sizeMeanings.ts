import { sizeIn, sizeKindOf } from '../../core/domain/sizing/sizeSystems.ts'
import type { SizeSystem } from '../../core/domain/sizing/sizeSystems.ts'
import { asSized } from '../catalog/variantShown.ts'
import type { ProductEntry } from '../kit/Catalogue.ts'
import type { Meaning } from './lexicon.ts'
import { wordsOf } from './wordsOf.ts'

type Size = ProductEntry['sizes'][number]

/**
 * CAT-59: by which sizes of a search a size of a product is found: the words of its label (`size:9½`, `size:xl`), and
 * its figures in each system, those of shoes also apart from all others (`size:EU 42½`, `size:shoes EU 42½`), each
 * with its weight. Men's waists are called by their inches everywhere.
 */
export const sizeMeaningsOf = (product: ProductEntry, { code, label }: Size): ReadonlyMap<Meaning, number> => {
  const sized = asSized(product)
  const kind = sizeKindOf(sized)
  const inches = kind === 'waist' && product.audience !== 'women' ? [label] : []
  const figures = systems.flatMap((system) =>
    [...figuresIn(sizeIn(system, sized, code)?.figure ?? '', kind === 'clothes' ? 2 : 1), ...inches].map(
      (figure) => `${system} ${figure}`,
    ),
  )
  const isShoe = kind === 'shoes'
  return new Map<Meaning, number>([
    ...figures.map((figure) => [`size:${figure}`, isShoe ? ofShoe : ofOther] as const),
    ...(isShoe ? figures.map((figure) => [`size:shoes ${figure}`, ofShoe] as const) : []),
    ...wordsOf(label, 'en').map((word) => [`size:${word}`, ofOther] as const),
  ])
}

/** A number alone is most often said of shoes: they come first. */
const ofShoe = 3.5
const ofOther = 3

const systems: readonly SizeSystem[] = ['US', 'UK', 'EU', 'IT', 'FR', 'ES']

/** `39–42` of socks is found by each of its four figures, `36–38` of clothes, which have only even ones, by two. */
const figuresIn = (figure: string, step: number): readonly string[] => {
  const [, first, last] = /^(\d+)–(\d+)$/.exec(figure) ?? []
  if (first === undefined || last === undefined) return figure === '' ? [] : [figure.toLowerCase()]
  const from = Number(first)
  return Array.from({ length: Math.floor((Number(last) - from) / step) + 1 }, (_, n) => `${from + n * step}`)
}
