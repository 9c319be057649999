import type { SeedDrawingId } from '../../../storage/tables/CatalogTables.ts'

const cottonTee = ['Five days, two people agreed', 'Moths found it', 'Soft from the start']
const woolTee = ['See-through in chalk']
const fibreJacket = ['Loses a feather now and then']
const windJacket = ['Skye, sideways', 'Hood that turns with you', 'Finish needs reviving']
const packedJacket = ['Pockets high, as described', 'Hood that turns with you']
const longCoat = ['Pockets high, as described', 'Forgot it was in the pack', 'Short for me in the arm']
const closedShoe = ['Drained before the next stile']
const warmBoot = ['Warm for August', 'Carried 16 kg to the hut and back', 'West Highland Way, no blisters']
const hutShoe = [
  'Forded the Nevis in them',
  'Straps take a day to set',
  'Tan lines',
  'Walked all over Lisbon',
  'Grit under the arch',
  'Sole like a boot',
]
const otherBag = ['The load sits where it should', 'True to its number', 'Too long for my back', 'Back gets warm']
const beltless = ['Belt loops that fit a belt']
const sameFeet = ['Left and right make sense']
const smallThing = ['Two winters out of it', 'Generous in width', 'He can do it up himself']

/** By product: titles of reviews that mention something the product does not have. */
const byProduct: Readonly<Record<string, readonly string[]>> = {
  BOTHYWNTR1: warmBoot,
  BOTHYWNTRW: warmBoot,
  SCREELOW01: closedShoe,
  SCREELOWW1: closedShoe,
  WINTERHARE: closedShoe,
  PLOVERROAD: ['Wore out on the road', 'Grip over comfort'],
  LONGSHADOW: ['Grip over comfort', 'Firm, in a good way'],
  LONGSHADOWW: ['Grip over comfort', 'Firm, in a good way'],
  LEDGESLIP1: ['Lace them to the toe and they change', 'Stiff around the arch'],
  HUTSLIDE01: hutShoe,
  CAMPCLOG01: hutShoe,
  SHOALWATER: ['Walked all over Lisbon', 'Sole like a boot', 'The dog walk pair'],
  LEESIDE001: windJacket,
  LEESIDE00W: windJacket,
  MIZZLEJKT1: packedJacket,
  MIZZLEJKTW: packedJacket,
  SQUALLCT01: longCoat,
  SQUALLCT0W: longCoat,
  BAROMETER1: ['Forgot it was in the pack', 'Quiet for what it is'],
  BAROMETERW: ['Forgot it was in the pack', 'Quiet for what it is'],
  KILNJACKET: fibreJacket,
  KILNJACKTW: fibreJacket,
  CINDERHOOD: fibreJacket,
  FIRELIGHT1: fibreJacket,
  FIRELIGHTW: [...fibreJacket, 'Slider catches the lining'],
  HAYLOFT001: ['Packs smaller than the photo'],
  HAYLOFT00W: ['Packs smaller than the photo', 'Cut straight'],
  DROVERPULL: ['Collar is high'],
  SETTLECARD: ['Collar is high'],
  BYREVEST01: ['Sleeves long enough at last'],
  ROWANTIGHT: [...beltless, 'Swish a little'],
  RAKETRSR0W: beltless,
  GUTTERTRSR: [...beltless, 'Pockets that work'],
  WAYMARKT01: cottonTee,
  WAYMARKT0W: cottonTee,
  ALMANACTEE: [...cottonTee, ...woolTee],
  THISTLETEE: [...cottonTee, ...woolTee],
  GLAREHOODY: cottonTee,
  FOLDMERINO: woolTee,
  FOLDMERINW: woolTee,
  FOLDLONG01: woolTee,
  FOLDLONG0W: woolTee,
  DROVERSOCK: sameFeet,
  DROVERHVY1: sameFeet,
  DROVERLIN1: sameFeet,
  WAYMARKSOK: sameFeet,
  PEATSOCK01: sameFeet,
  BUNKSOCK01: [...sameFeet, 'Did not slip once', 'Slow to dry'],
  RUNGGLOVES: ['Feeling in all ten fingers', 'Lining stays put', 'Long cuffs, good'],
  TINSMITHLN: ['Lining stays put', 'Long cuffs, good', 'Palm wore before the rest'],
  HEDGERGLOV: ['Lining stays put'],
  POCKET2HIP: [...otherBag, 'Pockets you can reach'],
  SCREEVEST1: otherBag,
  FERRYDUF45: otherBag,
  POSTBAG220: otherBag,
  MINNOWKID1: ['Dry inside after the ford', 'Six hours up Catbells'],
  PIPKINPACK: [...smallThing, 'Washes like a tea towel'],
}

/** The same by drawing, for features that no product of that shape has. */
const byDrawing: Readonly<Partial<Record<SeedDrawingId, readonly string[]>>> = {
  shorts: [
    ...beltless,
    'Good in nettles',
    'Pockets that work',
    'Swish a little',
    'Two winters out of it',
    'He can do it up himself',
  ],
  tee: ['Two winters out of it', 'He can do it up himself', 'Generous in width'],
  cap: smallThing,
  beanie: smallThing,
  sock: smallThing,
  gloves: smallThing,
}

/** Whether a review of the pool does not fit this product. */
export const isMisplaced = (productId: string, drawing: SeedDrawingId, title: string): boolean =>
  (byProduct[productId]?.includes(title) ?? false) || (byDrawing[drawing]?.includes(title) ?? false)
