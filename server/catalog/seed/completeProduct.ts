import { defined, keysOf } from '../../../core/domain/fields/fields.ts'
import { frenchSpaces } from '../../../core/domain/locale/frenchSpaces.ts'
import type { ColourFamily } from '../../storage/tables/CatalogTables.ts'
import type { SeedColourway, SeedPrices, SeedProduct, SeedSize } from './SeedProduct.ts'
import type { Family, WrittenProduct } from './WrittenProduct.ts'
import { palettes } from './palettes.ts'
import type { PaletteName } from './palettes.ts'
import { sizeRuns } from './WrittenProduct.ts'

/** A written product with everything its family adds, except its related products. */
export const completeProduct = (family: Family, written: WrittenProduct): SeedProduct => {
  const [kind, frenchKind] = written.kind ?? family.kind
  const full = family.digital ? samePrices(written.usd * 100) : marketPrices(written.usd * 100)
  const ways = written.ways.map((name) => colourways[name])
  const sizes: readonly SeedSize[] = sizeRuns[written.sizes ?? family.sizes[written.for]]
  const soldOut = (written.soldOut ?? []).flatMap((gap) => combinationsOf(gap, ways, sizes))
  return {
    id: written.id,
    slug: slugOf(written.name, family.noun),
    name: written.name,
    kind,
    weightGrams: written.grams,
    summary: written.summary,
    description: written.description,
    details: written.facts.map(([english]) => english),
    drawing: family.drawing,
    audience: written.for,
    categoryIds: family.leaves[written.for],
    colourways: ways,
    sizes,
    prices: written.percentOff === undefined ? full : reducedPrices(full, written.percentOff),
    ...(written.percentOff === undefined ? {} : { originalPrices: full }),
    ...(written.customisable ? { customisable: true } : {}),
    ...(family.digital ? { digital: true } : {}),
    ...defined({ maxQuantity: written.maxQuantity, onlyWith: written.onlyWith }),
    ...(written.isNew ? { isNew: true } : {}),
    ...(soldOut.length > 0 ? { soldOut } : {}),
    relatedIds: [],
    french: {
      name: written.frenchName ?? written.name,
      kind: frenchKind,
      summary: frenchSpaces(written.french.summary),
      description: frenchSpaces(written.french.description),
      details: written.facts.map(([, french]) => frenchSpaces(french)),
    },
  }
}

const way = (
  palette: PaletteName,
  code: string,
  name: string,
  frenchName: string,
  family: ColourFamily,
): SeedColourway => ({ code, name, frenchName, family, swatch: palettes[palette].main, palette: palettes[palette] })

/** A colourway of the catalogue; a name means the same colour on every product. */
export const colourways: Readonly<Record<PaletteName, SeedColourway>> = {
  mossOchre: way('mossOchre', 'MSOC', 'Moss and ochre', 'Mousse et ocre', 'green'),
  mossCoal: way('mossCoal', 'MSCO', 'Moss and coal', 'Mousse et charbon', 'green'),
  moss: way('moss', 'MOSS', 'Moss', 'Mousse', 'green'),
  lichen: way('lichen', 'LICH', 'Lichen', 'Lichen', 'green'),
  pineCoal: way('pineCoal', 'PICO', 'Pine and coal', 'Pin et charbon', 'green'),
  pineSand: way('pineSand', 'PISA', 'Pine and sand', 'Pin et sable', 'green'),
  pineBone: way('pineBone', 'PIBO', 'Pine and bone', 'Pin et os', 'green'),
  pine: way('pine', 'PINE', 'Pine', 'Pin', 'green'),
  saddlePine: way('saddlePine', 'SAPI', 'Saddle and pine', 'Sellier et pin', 'brown'),
  saddleCoal: way('saddleCoal', 'SACO', 'Saddle and coal', 'Sellier et charbon', 'brown'),
  saddle: way('saddle', 'SAD', 'Saddle', 'Sellier', 'brown'),
  bark: way('bark', 'BARK', 'Bark', 'Écorce', 'brown'),
  barkLake: way('barkLake', 'BALA', 'Bark and lake', 'Écorce et lac', 'brown'),
  slateRust: way('slateRust', 'SLRU', 'Slate and rust', 'Ardoise et rouille', 'grey'),
  slateOchre: way('slateOchre', 'SLOC', 'Slate and ochre', 'Ardoise et ocre', 'grey'),
  slateBone: way('slateBone', 'SLBO', 'Slate and bone', 'Ardoise et os', 'grey'),
  slateCoal: way('slateCoal', 'SLCO', 'Slate and coal', 'Ardoise et charbon', 'grey'),
  slate: way('slate', 'SLAT', 'Slate', 'Ardoise', 'grey'),
  stoneCoal: way('stoneCoal', 'STCO', 'Stone and coal', 'Pierre et charbon', 'grey'),
  stone: way('stone', 'STON', 'Stone', 'Pierre', 'grey'),
  ochreCoal: way('ochreCoal', 'OCCO', 'Ochre and coal', 'Ocre et charbon', 'yellow'),
  ochre: way('ochre', 'OCH', 'Ochre', 'Ocre', 'yellow'),
  strawBark: way('strawBark', 'STBA', 'Straw and bark', 'Paille et écorce', 'yellow'),
  sandCoal: way('sandCoal', 'SNCO', 'Sand and coal', 'Sable et charbon', 'brown'),
  sandPine: way('sandPine', 'SNPI', 'Sand and pine', 'Sable et pin', 'brown'),
  rustCoal: way('rustCoal', 'RUCO', 'Rust and coal', 'Rouille et charbon', 'red'),
  rustSlate: way('rustSlate', 'RUSL', 'Rust and slate', 'Rouille et ardoise', 'red'),
  rust: way('rust', 'RUST', 'Rust', 'Rouille', 'red'),
  berryCoal: way('berryCoal', 'BECO', 'Berry and coal', 'Baie et charbon', 'red'),
  berryBone: way('berryBone', 'BEBO', 'Berry and bone', 'Baie et os', 'red'),
  berry: way('berry', 'BERRY', 'Berry', 'Baie', 'red'),
  lakeCoal: way('lakeCoal', 'LACO', 'Lake and coal', 'Lac et charbon', 'blue'),
  lakeSand: way('lakeSand', 'LASA', 'Lake and sand', 'Lac et sable', 'blue'),
  lake: way('lake', 'LAKE', 'Lake', 'Lac', 'blue'),
  inkOchre: way('inkOchre', 'INOC', 'Ink and ochre', 'Encre et ocre', 'blue'),
  ink: way('ink', 'INK', 'Ink', 'Encre', 'blue'),
  heatherCoal: way('heatherCoal', 'HECO', 'Heather and coal', 'Bruyère et charbon', 'purple'),
  heather: way('heather', 'HEATH', 'Heather', 'Bruyère', 'purple'),
  coalOchre: way('coalOchre', 'COOC', 'Coal and ochre', 'Charbon et ocre', 'black'),
  coal: way('coal', 'COAL', 'Coal', 'Charbon', 'black'),
  bonePine: way('bonePine', 'BOPI', 'Bone and pine', 'Os et pin', 'white'),
  boneRust: way('boneRust', 'BORU', 'Bone and rust', 'Os et rouille', 'white'),
  chalk: way('chalk', 'CHALK', 'Chalk', 'Craie', 'white'),
  oatRust: way('oatRust', 'OARU', 'Oat and rust', 'Avoine et rouille', 'white'),
  oat: way('oat', 'OAT', 'Oat', 'Avoine', 'white'),
  clay: way('clay', 'CLAY', 'Clay', 'Argile', 'red'),
}

const samePrices = (minor: number) => ({ USD: minor, CAD: minor, GBP: minor, EUR: minor })

const slugOf = (name: string, noun: string): string => {
  const words = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
  return (words.includes(noun) || words.includes(`${noun}s`) ? words : [...words, noun]).join('-')
}

const combinationsOf = (gap: string, ways: readonly SeedColourway[], sizes: readonly SeedSize[]): readonly string[] => {
  const [wayName, size] = gap.split(' ')
  return ways
    .filter((way) => gap === 'all' || keysOf(colourways).some((name) => name === wayName && colourways[name] === way))
    .flatMap((way) => sizes.filter(({ code }) => !size || code === size).map(({ code }) => `${way.code}-${code}`))
}

/**
 * The prices in the four currencies for a price in US cents; whole units, so that no site shows the odd cents of a
 * conversion.
 */
const marketPrices = (usCents: number): SeedPrices => ({
  USD: usCents,
  CAD: wholeUnits(usCents * 1.36),
  GBP: wholeUnits(usCents * 0.84),
  EUR: wholeUnits(usCents * 0.98),
})

/** The prices after a discount in per cent, to the minor unit. */
const reducedPrices = (prices: SeedPrices, percentOff: number): SeedPrices => {
  const reduced = (minor: number) => Math.round((minor * (100 - percentOff)) / 100)
  return { USD: reduced(prices.USD), CAD: reduced(prices.CAD), GBP: reduced(prices.GBP), EUR: reduced(prices.EUR) }
}

const wholeUnits = (minor: number): number => Math.round(minor / 100) * 100
